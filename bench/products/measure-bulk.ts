import { asCaller } from '../support/plan'
import { type Setting, take } from '../support/setting'

const COUNT = 10_000

interface BulkCase {
  what: string
  change: (selection: object) => Promise<unknown>
  statement: (list: string) => string
}

export async function measureBulkChanges({ report, backend, admin }: Setting): Promise<void> {
  const { client } = admin
  const chosen = await backend.sql<{ id: string }>(
    `select id from public.products order by created_at, id limit ${COUNT}`,
  )
  const list = `'{${chosen.map(({ id }) => id).join(',')}}'::uuid[]`
  const selection = { ids: chosen.map(({ id }) => id) }
  // PGlite has no background vacuum.
  const after = () => backend.sql('vacuum public.products')
  let step = 0
  const percent = () => 1 + (step++ % 50)
  const change = (chosenRows: object, kind: string, args: object) =>
    take(client.rpc('change_products', { selection: chosenRows, kind, arguments: args }))
  const cases: BulkCase[] = [
    {
      what: 'discount',
      change: (of) => change(of, 'discount', { discount: 'percentage', value: percent() }),
      statement: (ids) =>
        `update public.products set sale_price = round(price * ${100 - percent()} / 100, 2) where id = any (${ids})`,
    },
    {
      what: 'stock plus 1',
      change: (of) => change(of, 'stock', { mode: 'add', quantity: 1 }),
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
      rounds: 3,
      rows: chosen.length,
    })
  }
  const definition = await recordFunction(backend)
  for (const { what, change } of cases) {
    await report.compare({
      what: `${what}, with its record`,
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
      rounds: 3,
    })
  }
  await measureUndo({ report, backend, admin }, selection, list)
  await measureSelectAll({ report, backend, admin })
}

const WITHOUT_RECORD = `create or replace function private.record_product_change(change private.changes) returns void
  language sql set search_path = '' as 'select'`

async function recordFunction(backend: Setting['backend']): Promise<string> {
  const [row] = await backend.sql<{ text: string }>(
    "select pg_get_functiondef('private.record_product_change(private.changes)'::regprocedure) as text",
  )
  if (!row) throw new Error('There is no function that records a change.')
  return row.text
}

async function measureUndo({ report, backend, admin }: Setting, selection: object, list: string): Promise<void> {
  const chosen = `'${JSON.stringify(selection)}'::jsonb`
  const call = (text: string) => backend.sql<{ n: number }>(asCaller(admin.claims, text))
  const vacuum = () => backend.sql('vacuum public.products')
  const discount = () =>
    call(`select changed as n from public.change_products(${chosen}, 'discount', '{"discount": "fixed", "value": 5}')`)
  const remove = () => call(`select changed as n from public.change_products(${chosen}, 'delete')`)
  const undoNewest = async () => {
    const [newest] = await backend.sql<{ id: string }>(
      'select id from private.changes order by created_at desc, id desc limit 1',
    )
    return call(`select restored as n from public.undo_change('${newest?.id}')`)
  }
  const then = (...steps: (() => Promise<unknown>)[]) => ({
    after: async () => {
      for (const step of steps) await step()
    },
  })
  report.section('Undo, and deletion, of as many')
  await discount()
  await report.compare({
    what: 'undo of a discount',
    ours: { run: undoNewest, ...then(vacuum, discount, vacuum) },
    reference: {
      run: () => backend.sql(`update public.products set sale_price = price / 2 where id = any (${list})`),
      ...then(vacuum, discount, vacuum),
    },
    against: 'UPDATE, owner',
    rounds: 3,
  })
  await report.compare({
    what: 'deletion',
    ours: { run: remove, ...then(undoNewest, vacuum) },
    reference: {
      run: () => backend.sql(`begin; delete from public.products where id = any (${list}); rollback`),
      ...then(vacuum),
    },
    against: 'DELETE, owner',
    rounds: 3,
  })
  await backend.sql('create table public.bench_kept as select * from public.products')
  await remove()
  await report.compare({
    what: 'undo of a deletion',
    ours: { run: undoNewest, ...then(remove, vacuum) },
    reference: {
      run: () =>
        backend.sql(
          `begin; insert into public.products select * from public.bench_kept where id = any (${list}); rollback`,
        ),
      ...then(vacuum),
    },
    against: 'INSERT, owner',
    rounds: 3,
  })
  await undoNewest()
  await backend.sql('drop table public.bench_kept')
}

async function measureSelectAll({ report, backend, admin }: Setting): Promise<void> {
  const selection = { filter: { search: 'jasmim' } }
  await report.compare({
    what: 'preview of a discount on all that a search finds',
    ours: {
      run: () =>
        take(
          admin.client.rpc('preview_product_change', {
            selection,
            kind: 'discount',
            arguments: { discount: 'percentage', value: 10 },
          }),
        ),
    },
    reference: {
      run: () =>
        backend.sql(
          `select count(*), count(*) filter (where sale_price < price) from public.products where name_folded like '%jasmim%'`,
        ),
    },
    against: 'SQL, counts',
    rounds: 5,
  })
}
