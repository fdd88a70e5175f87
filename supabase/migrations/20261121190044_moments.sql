-- The range of stored moments and dates.

-- PostgreSQL accepts `infinity` and the year 9999: such an event keeps its shipment on top forever, and JavaScript
-- reads neither. Functions check their values; these constraints check plain inserts.
do $$
declare
  checked record;
begin
  for checked in
    select c.oid::regclass as relation, c.relname, string_agg(
        format('%1$I >= ''2000-01-01T00:00:00Z''::timestamptz and %1$I < ''2100-01-01T00:00:00Z''::timestamptz', a.attname),
        ' and ' order by a.attnum) as condition
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'timestamptz'::regtype and a.attgenerated = ''
      group by c.oid
  loop
    execute format('alter table %s add constraint %I check (%s)', checked.relation, checked.relname || '_moments',
      checked.condition);
  end loop;
end $$;
