-- Settings by key: public ones (`public_settings()`), staff ones, and secret ones (write-only).

-- Settings (SET-02, MSG-01) in page order with their allowed characters. A test compares them with `SETTINGS` of libs/domain.
create function private.known_settings()
returns table ("position" integer, setting_key text, setting_type text, default_value text, is_public boolean,
  is_secret boolean, characters text)
language sql immutable parallel safe set search_path = '' as $$
  values
    (1, 'facebook_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (2, 'facebook_access_token', 'string', '', false, true, '!-~'),
    (3, 'facebook_capi_test_code', 'string', '', false, false, 'A-Za-z0-9_-'),
    (4, 'tiktok_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (5, 'tiktok_access_token', 'string', '', false, true, '!-~'),
    (6, 'google_analytics_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (7, 'google_analytics_debug', 'boolean', 'false', false, false, null),
    (8, 'google_ads_conversion_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (9, 'google_ads_conversion_label', 'string', '', true, false, 'A-Za-z0-9_-'),
    (10, 'tracking_enabled', 'boolean', 'true', true, false, null),
    (11, 'google_meta_tag', 'string', '', true, false, null),
    (12, 'whatsapp_number', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (13, 'contact_phone', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (14, 'contact_email', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-'),
    (15, 'sender_name', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (16, 'sender_document', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (17, 'sender_phone', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (18, 'sender_address', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (19, 'sender_city', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (20, 'sender_zip', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (21, 'site_maintenance', 'boolean', 'false', true, false, null),
    (22, 'order_email_notifications', 'boolean', 'true', false, false, null),
    (23, 'message_pendente', 'string', E'Olá, {nome}! Recebemos seu pedido {pedido} na {loja}:\n{itens}\nTotal: {total}\nAssim que o pagamento for confirmado, avisamos por aqui.', false, false, null),
    (24, 'message_processando', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} está sendo preparado para o envio.\nAssim que ele for postado, mandamos o código de rastreamento por aqui.', false, false, null),
    (25, 'message_enviado', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} foi enviado.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (26, 'message_entregue', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} consta como entregue. Esperamos que você goste!\nSe precisar de alguma coisa, é só responder a esta mensagem.', false, false, null),
    (27, 'message_cancelado', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} foi cancelado.\nSe tiver alguma dúvida, é só responder a esta mensagem.', false, false, null),
    (28, 'message_saiu_para_entrega', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} saiu para entrega e deve chegar hoje.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (29, 'message_problema', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} teve um imprevisto na entrega e já estamos verificando.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (30, 'message_lista_de_precos', 'string', E'*{loja}*\nPreços de {data}\n\n*{categoria}*\n\n• {nome}\n{preco}\n{pix} no Pix\n{link}', false, false, null),
    (31, 'pix_discount', 'string', '', false, false, '0-9,'),
    (32, 'activity_retention_days', 'string', '730', false, false, '0-9')
$$;

-- A token, or a meta tag with a name for verification and a token as content. A storefront puts it into every page: other
-- names would instruct robots, referrers or the viewport. `parseVerificationTag` of libs/domain returns only such texts.
create function private.is_verification_tag(tag text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select tag ~ '^[A-Za-z0-9_=+/.-]{0,200}$'
    or (
      char_length(tag) <= 400
      and tag ~* '^<meta( (name=("[a-z0-9_:.-]*(verif|validat)[a-z0-9_:.-]*"|''[a-z0-9_:.-]*(verif|validat)[a-z0-9_:.-]*'')|content=("[a-z0-9_=+/.-]{1,200}"|''[a-z0-9_=+/.-]{1,200}''))){2} ?/?>$'
      -- Each of the two once.
      and tag ~* ' name=' and tag ~* ' content='
    )
$$;

-- Whether key, type and form are valid. Constraints run as the caller, who cannot use `private`: `security definer`.
create function private.is_setting(key text, type text, value text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select exists (
    select 1 from private.known_settings() k
    where k.setting_key = key and k.setting_type = type
      and (k.characters is null or value ~ ('^[' || k.characters || ']*$'))
      and (key <> 'google_meta_tag' or private.is_verification_tag(value))
      -- Templates of messages to customers.
      and (key not like 'message\_%' or char_length(value) <= 1000)
      -- Percent.
      and (key <> 'pix_discount' or value ~ '^([0-9]{1,2}(,[0-9]{1,2})?)?$')
      -- 30 days to 27 years.
      and (key <> 'activity_retention_days' or value ~ '^([3-9][0-9]|[1-9][0-9]{2,3})$')
  )
$$;

create function private.is_secret_setting(key text) returns boolean
language sql immutable parallel safe security definer set search_path = '' as $$
  select exists (select 1 from private.known_settings() k where k.setting_key = key and k.is_secret)
$$;
grant execute on function private.is_setting(text, text, text), private.is_secret_setting(text)
  to authenticated, service_role;

create table public.admin_settings (
  setting_key text primary key,
  setting_value text not null default '' check (char_length(setting_value) <= 4000),
  setting_type text not null default 'string' check (setting_type in ('boolean', 'string')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (setting_type <> 'boolean' or setting_value in ('true', 'false')),
  constraint admin_settings_forms check (private.is_setting(setting_key, setting_type, setting_value))
);
create trigger admin_settings_updated_at before update on public.admin_settings
  for each row execute function public.set_updated_at();

alter table public.admin_settings enable row level security;
revoke all on public.admin_settings from anon, authenticated;
grant select, insert, update, delete on public.admin_settings to authenticated;
grant all on public.admin_settings to service_role;

create policy "admin_settings: admin reads all but secrets" on public.admin_settings for select to authenticated
  using ((select public.is_admin()) and not private.is_secret_setting(setting_key));
-- Updates and upserts need a row that the select policy shows, so secrets can be inserted here but not replaced. A
-- function with its own is_admin() check does that.
create policy "admin_settings: admin inserts" on public.admin_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin_settings: admin updates" on public.admin_settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin_settings: admin deletes" on public.admin_settings for delete to authenticated
  using ((select public.is_admin()));

-- Settings for a storefront. The table is closed, so that no key leaks through a filter, an embed or a new column.
create function public.public_settings() returns table (setting_key text, setting_value text, setting_type text)
language sql stable security definer set search_path = '' as $$
  select s.setting_key, s.setting_value, s.setting_type
  from public.admin_settings s
  join private.known_settings() k using (setting_key)
  where k.is_public
  order by s.setting_key
$$;
grant execute on function public.public_settings() to anon, authenticated, service_role;

-- Every key but tokens has a row.
insert into public.admin_settings (setting_key, setting_value, setting_type)
select setting_key, default_value, setting_type from private.known_settings() where not is_secret
on conflict (setting_key) do nothing;
