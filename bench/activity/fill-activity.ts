import type { RunningBackend } from '@loja/backend'

const CHUNK = 250_000
const OBJECTS = 300_000
/** `product417`, with entries of its own and of several products. */
export const PRODUCT = 'b3939314-0749-0e9f-7471-80cefe632a24'

/** Of objects that do not exist; one entry in a hundred is of 200 products. Deterministic. */
export async function fillActivity(backend: Pick<RunningBackend, 'sql'>, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) await backend.sql(chunkSql(from, Math.min(from + CHUNK, count) - 1))
  await backend.sql('vacuum analyze private.activity_entries')
}

const chunkSql = (from: number, to: number) => `
  insert into private.activity_entries
    (created_at, actor_id, kind, relation, operation, object_id, object_ids, row_count, label, changes)
  select now() - n * interval '12 seconds',
    case when n % 10 < 4 then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid else md5('actor' || n % 7)::uuid end,
    kind, kind || 's', 'update', case when not is_bulk then md5(kind || object)::uuid end,
    case when is_bulk then array(select md5('product' || (object + i * 31) % ${OBJECTS})::uuid from generate_series(1, 200) i) end,
    case when is_bulk then 200 else 1 end,
    case kind when 'product' then 'Perfume ' || ('{Âmbar,Zafirane,Lavanda,Jasmim,Verbena}'::text[])[1 + n % 5] || ' ' || object
      when 'setting' then 'site_maintenance' else 'LJ-2025-' || 1000000 + object end, '{"price": [10.00, 12.00]}'
  from generate_series(${from}, ${to}) n,
    lateral (select n::bigint * 7919 % ${OBJECTS} as object, n % 100 = 50 as is_bulk,
      case when n % 100 = 50 then 'product' when n % 5003 = 0 then 'setting'
        else ('{order,order,order,product,product,shipment,product,order,invoice,product}'::text[])[1 + n % 10] end as kind) as of_entry`

/** 60 entries of an object below 1,000 newer ones that its timeline leaves out. */
export async function fillTimeline({ sql }: Pick<RunningBackend, 'sql'>, id: string): Promise<void> {
  await sql(
    `insert into private.activity_entries (created_at, actor_id, kind, relation, operation, object_id, label, changes)
    select now() - n * interval '1 minute', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'order',
      case when n > 1000 then 'orders' else 'tracking_events' end, case when n > 1000 then 'update' else 'insert' end, $1,
      'LJ-2025-500001', '{"status": ["pendente", "enviado"]}'
    from generate_series(1, 1060) n`,
    [id],
  )
}
