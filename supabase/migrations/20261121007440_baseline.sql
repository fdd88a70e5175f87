-- Stops a push onto a database that was made from other files of 0.x (docs/adr/0013): it would apply new files on old
-- tables. The version of this file is a number from the contents of all others, so such a database never has it.

do $$
begin
  if to_regclass('public.profiles') is not null then
    raise exception 'This database was made by another version of Loja Admin 0.x. Nothing was applied.'
      using hint = 'Versions 0.x do not upgrade a project: push into a new one. See docs/operations.md, Upgrade.';
  end if;
end $$;
