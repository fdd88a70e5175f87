-- The recipient of a Pix: key, name and city of the BR Code (`brCode` of libs/domain). Staff only.

-- Rows after the known ones, whichever migration wrote those last.
do $patch$
declare
  stored constant text := pg_get_functiondef('private.known_settings()'::regprocedure);
  last constant text := $a$'0-9')
$function$$a$;
  n constant integer := (select count(*) from private.known_settings());
begin
  if length(stored) - length(replace(stored, last, '')) <> length(last) then
    raise exception 'private.known_settings() has another form';
  end if;
  execute replace(stored, last, format($b$'0-9'),
    (%s, 'pix_key', 'string', '', false, false, 'A-Za-z0-9 @.!#$%%*/=?^_{|}~()+-'),
    (%s, 'pix_name', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (%s, 'pix_city', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-')
$function$$b$, n + 1, n + 2, n + 3));
end $patch$;
insert into public.admin_settings (setting_key, setting_value, setting_type)
  select k.setting_key, k.default_value, k.setting_type from private.known_settings() k where k.setting_key ~ '^pix_(key|name|city)$'
  on conflict (setting_key) do nothing;
