import type { RunningBackend } from '@loja/backend'

export interface Shape {
  name: string
  fields: { name: string; type: string }[]
}

export interface Schema {
  tables: Shape[]
  functions: Shape[]
}

export async function readSchema({ sql }: Pick<RunningBackend, 'sql'>): Promise<Schema> {
  const tables = await sql<{ name: string; fields: Shape['fields'] }>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
      order by a.attnum) as fields
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') group by 1 order by 1`)
  const functions = await sql<{ name: string; fields: Shape['fields'] }>(`
    select p.proname as name, coalesce((
      select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(p.proargtypes[n - 1], null)))
      from generate_series(1, p.pronargs) n), '[]') as fields
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`)
  return { tables, functions }
}
