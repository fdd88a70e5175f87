import type { Database } from './database'

export interface StructurePart {
  kind: string
  name: string
  definition: string
}

const ROLES = `'anon', 'authenticated', 'service_role'`
const granted = (acl: string) => `(
  select string_agg(g.line, '; ' order by g.line) from (
    select coalesce(r.rolname, 'public') || ': ' || string_agg(a.privilege_type, ', ' order by a.privilege_type) as line
    from aclexplode(${acl}) as a left join pg_roles r on r.oid = a.grantee
    where (a.grantee = 0 or r.rolname in (${ROLES}))
      -- Since PostgreSQL 17.
      and a.privilege_type <> 'MAINTAIN' group by r.rolname
  ) as g)`

const STRUCTURE_SQL = `
with schemas as (
  select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'private')
), relations as (
  select c.*, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join schemas n on n.oid = c.relnamespace
  where not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
), functions as (
  select p.*, format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join schemas n on n.oid = p.pronamespace
  where not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
)
select case when relkind = 'v' then 'view' else 'table' end as kind, name, concat_ws(' ', 'row security',
    relrowsecurity, relforcerowsecurity, reloptions::text, case when relkind = 'v' then pg_get_viewdef(oid) end) as definition
  from relations where relkind in ('r', 'p', 'v')
union all
select 'column', r.name || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, a.attidentity::text, a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid))
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.relkind in ('r', 'p', 'v')
union all
select 'constraint', r.name || '.' || k.conname, pg_get_constraintdef(k.oid)
  from relations r join pg_constraint k on k.conrelid = r.oid where k.contype in ('c', 'f', 'p', 'u', 'x')
union all
select 'index', name, pg_get_indexdef(oid) from relations where relkind = 'i'
union all
select 'trigger', r.name || '.' || t.tgname, t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
  from relations r join pg_trigger t on t.tgrelid = r.oid join pg_proc p on p.oid = t.tgfoid
    join pg_namespace n on n.oid = p.pronamespace
  where not t.tgisinternal
    -- Of the embedded server.
    and n.nspname <> 'realtime'
union all
select 'policy', format('%I.%I: %s', schemaname, tablename, policyname),
    concat_ws(' ', permissive, cmd, roles::text, 'using', qual, 'check', with_check)
  from pg_policies where schemaname in ('public', 'private')
    -- Other buckets belong to the project.
    or schemaname = 'storage' and tablename = 'objects' and policyname like 'product-images%'
union all
select 'function', name, pg_get_functiondef(oid) from functions where prokind in ('f', 'p')
union all
select 'grant', name, ${granted(`coalesce(relacl, acldefault(case when relkind = 'S' then 's' else 'r' end::"char", relowner))`)}
  from relations where relkind in ('r', 'p', 'v', 'S')
union all
select 'grant', r.name || '.' || a.attname, ${granted('a.attacl')}
  from relations r join pg_attribute a on a.attrelid = r.oid where a.attacl is not null and not a.attisdropped
union all
select 'grant', name, ${granted(`coalesce(proacl, acldefault('f', proowner))`)} from functions
union all
select 'grant', 'schema ' || nspname, ${granted(`coalesce(nspacl, acldefault('n', nspowner))`)} from schemas
union all
select 'publication', format('%s: %I.%I', pubname, schemaname, tablename), '' from pg_publication_tables
  where pubname = 'supabase_realtime' and schemaname in ('public', 'private')
union all
select 'extension', extname, '' from pg_extension where extname in ('pg_trgm', 'pgcrypto')`

export function readStructure(database: Pick<Database, 'transaction'>): Promise<StructurePart[]> {
  return database.transaction(async (session) => {
    await session.exec(`set transaction read only; set local search_path = ''`)
    const parts = await session.query<StructurePart>(STRUCTURE_SQL)
    return parts.map((part) => ({ ...part, definition: comparable(part) }))
  })
}

/** PostgreSQL 15 and 17 print views differently; hosted `auth.users` has other column types. */
function comparable({ kind, definition }: StructurePart): string {
  const text = definition ?? ''
  return (kind === 'view' ? text.replace(/\b\w+\.|::\w+|[()]/g, '') : text).replace(/\s+/g, ' ')
}

/** A hosted project grants the service role more; it bypasses row security anyway. */
function isSame({ kind, definition: found }: StructurePart, { definition: expected }: StructurePart): boolean {
  if (kind !== 'grant') return found === expected
  const [has, wants] = [found, expected].map((text) => new Set(text.split('; ').flatMap(privilegesOf)))
  const isMissing = [...(wants ?? [])].some((one) => !has?.has(one))
  return !isMissing && [...(has ?? [])].every((one) => wants?.has(one) || one.startsWith('service_role '))
}

function privilegesOf(line: string): string[] {
  const [role = '', privileges = ''] = line.split(': ')
  return privileges === '' ? [] : privileges.split(', ').map((privilege) => `${role} ${privilege}`)
}

export interface StructureDifference {
  difference: 'missing' | 'extra' | 'different'
  kind: string
  name: string
}

export function compareStructures(found: StructurePart[], expected: StructurePart[]): StructureDifference[] {
  const keyOf = ({ kind, name }: StructurePart) => `${kind} ${name}`
  const [has, wants] = [found, expected].map((parts) => new Map(parts.map((part) => [keyOf(part), part])))
  const differences: StructureDifference[] = []
  for (const [key, part] of wants ?? []) {
    const { kind, name } = part
    const other = has?.get(key)
    if (other === undefined) differences.push({ difference: 'missing', kind, name })
    else if (!isSame(other, part)) differences.push({ difference: 'different', kind, name })
  }
  for (const [key, { kind, name }] of has ?? [])
    if (!wants?.has(key)) differences.push({ difference: 'extra', kind, name })
  const whole = differences.filter(
    ({ kind, difference }) => /^(table|view|function)$/.test(kind) && difference !== 'different',
  )
  return differences
    .filter(
      (one) => !whole.some((table) => table !== one && table.difference === one.difference && isPartOf(one, table)),
    )
    .sort((a, b) => `${a.kind} ${a.name}`.localeCompare(`${b.kind} ${b.name}`))
}

const isPartOf = ({ name }: StructureDifference, table: StructureDifference) =>
  name === table.name || name.startsWith(`${table.name}.`) || name.startsWith(`${table.name}: `)
