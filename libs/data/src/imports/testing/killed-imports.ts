import type { RunningBackend } from '@loja/backend'
import { beginProductImport, type ImportWrite, importProgress, MAX_IMPORT_BATCH, sendImportBatch } from '../batches'
import { finishProductImport, type ProductImport } from '../history'
import { type ImportCounts, runProductImport } from '../runner'
import { randomFrom } from './faulty-fetch'
import { cancelledAt, type Moment, randomMoment, untilDeath } from './killed-tab'
import { productDraft } from './product-draft'
import { quietEffects } from './quiet-effects'

const PREFIX = 'Aba fechada'
const STORED_OF_ROWS = 10

interface StoredList {
  id: string
  rows: readonly ImportWrite[]
}

function listOf(count: number): StoredList {
  const stored = storedCount(count)
  const inserts = Array.from({ length: count - stored }, (_, row): ImportWrite => {
    const name = `${PREFIX} ${row % 37 === 36 ? row - 30 : row}`
    return { kind: 'insert', product: productDraft({ name, price: row % 41 === 40 ? -1 : 10 + row, tags: [`${row}`] }) }
  })
  const updates = Array.from({ length: stored }, (_, n): ImportWrite => {
    return { kind: 'update', id: storedId(n), version: n % 9 === 8 ? 7 : 1, patch: { price: n } }
  })
  return { id: crypto.randomUUID(), rows: [...inserts, ...updates] }
}

const storedCount = (rows: number) => Math.floor(rows / STORED_OF_ROWS)
const storedId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function cleanShop({ sql }: RunningBackend, rows: number): Promise<void> {
  await sql('delete from public.product_imports')
  await sql('delete from public.products where name like $1', [`${PREFIX} %`])
  await sql(
    `insert into public.products (id, name, price)
      select ('00000000-0000-4000-8000-' || lpad((n - 1)::text, 12, '0'))::uuid, $1 || ' antes ' || n, 100
      from generate_series(1, $2::int) n`,
    [PREFIX, storedCount(rows)],
  )
}

async function storedOf({ sql }: RunningBackend, importId: string): Promise<string> {
  const [found] = await sql<{ found: unknown }>(
    `select jsonb_build_object(
      'products', (select jsonb_agg(to_jsonb(p) - '{id,created_at,updated_at,changed_in}'::text[]
        order by p.name like '% antes %', p.created_at desc, p.name) from public.products p where p.name like $1),
      'batches', (select jsonb_agg(to_jsonb(b) - '{import_id,product_ids}'::text[] || jsonb_build_object('products',
        cardinality(b.product_ids)) order by b.first_row) from private.product_import_batches b where b.import_id = $2),
      'import', (select to_jsonb(i) - '{id,created_at,last_written_at}'::text[] from public.product_imports i where i.id = $2)
    ) as found`,
    [`${PREFIX} %`, importId],
  )
  return JSON.stringify(found?.found, null, 1)
}

interface Ended {
  outcome: 'done' | 'cancelled'
  counts: ImportCounts
  listed: ProductImport
}

async function writeList({ id, rows }: StoredList, isResumed: boolean, signal: AbortSignal): Promise<Ended> {
  const total = rows.length
  await beginProductImport({ id, source: 'csv', fileName: null, analysed: total, rejected: 0, total })
  const { outcome, counts } = await runProductImport({
    total,
    read: async (first, count) => rows.slice(first, first + count),
    send: (firstRow, batch) => sendImportBatch(id, firstRow, batch),
    progress: isResumed ? () => importProgress(id) : null,
    ...quietEffects,
    signal,
  })
  return { outcome, counts, listed: await finishProductImport(id, outcome) }
}

const never = new AbortController().signal
/** The batch of changes is one more. */
const requestsOf = (rows: number) => 2 + Math.ceil(rows / (rows > 1_000 ? MAX_IMPORT_BATCH : 50))

export async function unbrokenImport(backend: RunningBackend, rows: number): Promise<string> {
  await cleanShop(backend, rows)
  const list = listOf(rows)
  await writeList(list, false, never)
  return storedOf(backend, list.id)
}

/** Kills the tab of an import, and up to two that resume it. */
export async function killedImport(backend: RunningBackend, seed: number, rows: number) {
  const random = randomFrom(seed)
  await cleanShop(backend, rows)
  const list = listOf(rows)
  const deaths: Moment[] = []
  const tabs = 1 + Math.floor(random() * 3)
  for (let tab = 0; tab < tabs; tab += 1) {
    const moment = randomMoment(requestsOf(rows), random)
    if ((await untilDeath(() => writeList(list, tab > 0, never), moment)) === 'killed') deaths.push(moment)
  }
  const { counts, listed } = await writeList(list, true, never)
  return { deaths, reported: counts, listed: countsOf(listed), stored: await storedOf(backend, list.id) }
}

export async function cancelledImport(backend: RunningBackend, seed: number, rows: number) {
  await cleanShop(backend, rows)
  // Before the last batch: a later cancel has no effect.
  const moment = randomMoment(requestsOf(rows) - 1, randomFrom(seed))
  const { counts, listed } = await cancelledAt((signal) => writeList(listOf(rows), false, signal), moment)
  const [stored] = await backend.sql<{ imported: number; updated: number }>(
    `select count(*) filter (where name not like '% antes %')::int as imported,
      count(*) filter (where version > 1)::int as updated from public.products where name like $1`,
    [`${PREFIX} %`],
  )
  return { moment, status: listed.status, reported: counts, listed: countsOf(listed), stored }
}

function countsOf({ imported, duplicates, errors, updated, conflicts }: ProductImport): ImportCounts {
  return { imported, duplicates, errors, updated, conflicts }
}
