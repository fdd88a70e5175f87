-- Columns that the database maintains, in tables that administrators write over REST. Other tables grant single columns.

create function public.refuse_maintained_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'only the database sets the id, version and dates of a row' using errcode = '42501';
end $$;

-- Conditions of triggers, so that other writes cost nothing. Programs with the secret key bring rows with their dates.
do $$
declare
  written record;
begin
  for written in
    select c.relname,
      string_agg(format('new.%1$I is distinct from old.%1$I', a.attname), ' or ' order by a.attnum)
        filter (where a.attname in ('id', 'created_at')) as changed,
      string_agg(format('new.%I is distinct from %s', a.attname, case
          when a.attname in ('created_at', 'updated_at') then 'now()'
          when a.attname = 'changed_in' then 'pg_current_xact_id()::text::bigint'
          when a.attname = 'version' then '1'
          else 'null' end), ' or ' order by a.attnum)
        -- `count_product_version` sets those of products.
        filter (where a.attname in ('created_at', 'updated_at')
          or a.attname in ('version', 'changed_in', 'restored_version') and c.relname <> 'products') as given
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('authenticated', c.oid, 'insert, update')
    group by c.relname
  loop
    execute format($trigger$create trigger %I before update on public.%I for each row
      when (current_user = 'authenticated' and (%s)) execute function public.refuse_maintained_columns()$trigger$,
      written.relname || '_maintained_update', written.relname, written.changed);
    execute format($trigger$create trigger %I before insert on public.%I for each row
      when (current_user = 'authenticated' and (%s)) execute function public.refuse_maintained_columns()$trigger$,
      written.relname || '_maintained_insert', written.relname, written.given);
  end loop;
end $$;
