import type { Session } from '../database/database'

export interface BackupTable {
  name: string
  columns: string[]
}

/** Their tokens would sign users in. */
const SESSION_TABLES = ['auth.sessions', 'auth.refresh_tokens', 'auth.flow_state']
const MIGRATED_TABLES = ['private.match_terms', 'storage.buckets']
export const DERIVED_TABLES: Record<string, string> = {
  'private.counts': 'select private.correct_counts()',
  'private.count_changes': 'select private.fold_counts()',
  'private.order_search': 'select private.index_orders(array(select id from public.orders))',
  'private.tracking_log_hours': `insert into private.tracking_log_hours (hour, provider, status, event_name, events)
    select date_trunc('hour', created_at, 'UTC'), provider, status, event_name, count(*)
    from public.tracking_logs group by 1, 2, 3, 4`,
}
export const DERIVED_VALUES = `update public.orders o set has_invoice = not o.has_invoice where o.has_invoice <> exists (
  select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada')`

export const isInBackups = ({ name }: BackupTable): boolean =>
  !SESSION_TABLES.includes(name) && !MIGRATED_TABLES.includes(name) && !(name in DERIVED_TABLES)
export const isRestored = ({ name }: BackupTable): boolean => !MIGRATED_TABLES.includes(name)
const OTHER_SCHEMAS = ['information_schema', 'supabase_migrations', 'realtime']

const TABLES_SQL = `
  select format('%I.%I', n.nspname, c.relname) as name, jsonb_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname <> all ('{${OTHER_SCHEMAS}}') and n.nspname !~ '^pg_'
    and not exists (select 1 from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1 order by 1`

const REFERENCES_SQL = `
  select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', rn.nspname, r.relname) as referenced
  from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_class r on r.oid = k.confrelid join pg_catalog.pg_namespace rn on rn.oid = r.relnamespace
  where k.contype = 'f' and k.conrelid <> k.confrelid`

export async function listTables(session: Session): Promise<BackupTable[]> {
  const tables = await session.query<BackupTable>(TABLES_SQL)
  const references = await session.query<{ name: string; referenced: string }>(REFERENCES_SQL)
  const sorted: BackupTable[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(
      ({ name }) => !references.some((one) => one.name === name && waiting.has(one.referenced)),
    )
    if (!next) throw new Error(`The tables ${[...waiting.keys()].join(', ')} refer to each other.`)
    waiting.delete(next.name)
    sorted.push(next)
  }
  return sorted
}

export interface SequenceState {
  name: string
  value: string
  isCalled: boolean
}

export async function listSequences(session: Session): Promise<SequenceState[]> {
  const names = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname <> all ('{${OTHER_SCHEMAS}}') and n.nspname !~ '^pg_' order by 1`)
  const states: SequenceState[] = []
  for (const { name } of names) {
    states.push(
      ...(await session.query<SequenceState>(
        `select '${name}' as name, last_value::text as value, is_called as "isCalled" from ${name}`,
      )),
    )
  }
  return states
}

export async function fixSettings(session: Session): Promise<void> {
  await session.exec(`set local search_path = ''; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local statement_timeout = 0`)
}

/** A row may have half a megabyte. */
const PIECE = 100

/** In an engine-independent order. */
export async function* rowsOf(session: Session, { name, columns }: BackupTable): AsyncGenerator<string> {
  await session.exec(`declare loja_backup no scroll cursor for
    select line from (select to_jsonb(r)::text as line from (select ${columns.join(', ')} from ${name}) as r) as lines
    order by line collate "C"`)
  let lines: { line: string }[]
  do {
    lines = await session.query<{ line: string }>(`fetch ${PIECE} from loja_backup`)
    for (const { line } of lines) yield line
  } while (lines.length === PIECE)
  await session.exec('close loja_backup')
}
