import type { Setting } from '../backend/bench-context'
import { take } from '../backend/take'

const COUNT = 10_000

/** A bulk change with its record, the bare statement that it is held against, and what puts things back. */
interface BulkCase {
  what: string
  change: (selection: object) => Promise<unknown>
  statement: (list: string) => string
}

/** Bulk changes of 10,000 products in one request: against the bare statement, and with and without their record. */
export async function measureBulkChanges({ report, backend, admin, products }: Setting): Promise<void> {
  const { client } = admin
  const chosen = await backend.sql<{ id: string }>(
    `select id from public.products order by created_at, id limit ${COUNT}`,
  )
  const list = `'{${chosen.map(({ id }) => id).join(',')}}'::uuid[]`
  const selection = { ids: chosen.map(({ id }) => id) }
  // Each run leaves as many dead rows as it changed; no background job of the embedded database takes them away.
  const after = () => backend.sql('vacuum public.products')
  let step = 0
  const percent = () => 1 + (step++ % 50)
  const cases: BulkCase[] = [
    {
      what: 'discount',
      change: (of) => take(client.rpc('apply_discount', { selection: of, kind: 'percentage', value: percent() })),
      statement: (ids) =>
        `update public.products set sale_price = round(price * ${100 - percent()} / 100, 2) where id = any (${ids})`,
    },
    {
      what: 'stock plus 1',
      change: (of) => take(client.rpc('change_stock', { selection: of, mode: 'add', quantity: 1 })),
      statement: (ids) => `update public.products set stock_quantity = coalesce(stock_quantity, 0) + 1
        where id = any (${ids}) and stock_quantity is distinct from 999999`,
    },
  ]
  report.section(`Bulk changes of ${chosen.length} products, one request each, with their record`)
  for (const { what, change, statement } of cases) {
    await report.compare({
      what,
      ours: { run: () => change(selection), after },
      reference: { run: () => backend.sql(statement(list)), after },
      against: 'UPDATE, owner',
      budget: 1.5,
      rounds: 5,
      rows: chosen.length,
    })
  }
  const definition = await recordFunction(backend)
  for (const { what, change } of cases) {
    await report.compare({
      what: `${what}, record kept`,
      ours: { run: () => change(selection), after },
      reference: {
        run: async () => {
          await backend.sql(WITHOUT_RECORD)
          await change(selection)
          await backend.sql(definition)
        },
        after,
      },
      against: 'without the record',
      budget: 1.5,
      rounds: 5,
    })
  }
  await measureUndo({ report, backend, admin, products }, selection, list)
}

/** Replaced for a moment, in a bench alone: a change that leaves no record. */
const WITHOUT_RECORD = `create or replace function private.keep_product_change(kept public.product_changes) returns void
  language sql set search_path = '' as 'select'`

async function recordFunction(backend: Setting['backend']): Promise<string> {
  const [row] = await backend.sql<{ text: string }>(
    "select pg_get_functiondef('private.keep_product_change(public.product_changes)'::regprocedure) as text",
  )
  if (!row) throw new Error('The function that keeps the record is not there.')
  return row.text
}

/** Undo of the newest change, and deletion with its record and its undo. */
async function measureUndo({ report, backend, admin }: Setting, selection: object, list: string): Promise<void> {
  const { client } = admin
  const vacuum = () => backend.sql('vacuum public.products')
  const undoNewest = async () => {
    const [change] = await take(client.rpc('list_product_changes', { page_size: 1 }))
    const answer = await take(client.rpc('undo_product_change', { change_id: change.id }))
    if (answer[0].skipped.length > 0) throw new Error(`${answer[0].skipped.length} products were not restored.`)
  }
  const discount = () => take(client.rpc('apply_discount', { selection, kind: 'fixed', value: 5 }))
  report.section('Undo and deletion')
  await discount()
  await report.compare({
    what: 'undo of a discount',
    ours: {
      run: undoNewest,
      after: async () => {
        await discount()
        await vacuum()
      },
    },
    reference: {
      run: () => backend.sql(`update public.products set sale_price = 7 where id = any (${list})`),
      after: async () => {
        await backend.sql('truncate public.product_changes')
        await discount()
        await vacuum()
      },
    },
    against: 'UPDATE, owner',
    rounds: 3,
  })
  await backend.sql('create table public.bench_kept as select * from public.products')
  const putBack = async () => {
    await backend.sql(`select set_config('session_replication_role', 'replica', true);
      insert into public.products select * from public.bench_kept k where k.id = any (${list}) on conflict do nothing`)
    await vacuum()
  }
  await report.compare({
    what: 'deletion',
    ours: { run: () => take(client.rpc('delete_products', { selection })), after: putBack },
    reference: { run: () => backend.sql(`delete from public.products where id = any (${list})`), after: putBack },
    against: 'DELETE, owner',
    rounds: 3,
  })
  await take(client.rpc('delete_products', { selection }))
  await report.compare({
    what: 'undo of a deletion',
    ours: {
      run: undoNewest,
      after: async () => {
        await take(client.rpc('delete_products', { selection }))
        await vacuum()
      },
    },
    reference: {
      run: () =>
        backend.sql(`insert into public.products select * from public.bench_kept k where k.id = any (${list})`),
      after: async () => {
        await take(client.rpc('delete_products', { selection }))
        await vacuum()
      },
    },
    against: 'INSERT, owner',
    rounds: 3,
  })
  const filter = { all: true, search: 'jasmim' }
  await report.compare({
    what: 'select-all of a search: the preview of a discount',
    ours: { run: () => take(client.rpc('preview_discount', { selection: filter, kind: 'percentage', value: 10 })) },
    reference: {
      run: () =>
        backend.sql(
          `select count(*), count(*) filter (where sale_price < price) from public.products where name_folded like '%jasmim%'`,
        ),
    },
    against: 'SQL, count',
    rounds: 5,
  })
  await backend.sql('drop table public.bench_kept')
}
