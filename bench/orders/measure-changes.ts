import { asCaller } from '../support/plan'
import { type Setting, take } from '../support/setting'

const COUNT = 10_000

export async function measureOrderChanges({ report, backend, admin }: Setting): Promise<void> {
  const chosen = await backend.sql<{ id: string }>(
    `select id from public.orders order by created_at, id limit ${COUNT}`,
  )
  const list = `'{${chosen.map(({ id }) => id).join(',')}}'::uuid[]`
  const selection = { ids: chosen.map(({ id }) => id) }
  // PGlite has no background vacuum.
  const after = () => backend.sql('vacuum public.orders')
  const STATUSES = ['processando', 'enviado', 'entregue', 'cancelado']
  let step = 0
  const next = () => STATUSES[step++ % STATUSES.length] ?? ''
  const change = () => take(admin.client.rpc('change_order_status', { selection, status: next() }))
  const update = () => backend.sql(`update public.orders set status = '${next()}' where id = any (${list})`)
  report.section(`Status of ${chosen.length} orders, one request each, with its record`)
  await report.compare({
    what: 'bulk status',
    ours: { run: change, after },
    reference: { run: update, after },
    against: 'UPDATE, owner',
    budget: 1.5,
    rounds: 3,
    rows: chosen.length,
  })
  const undo = async () => {
    const [last] = await backend.sql<{ id: string }>(
      'select id from private.changes order by created_at desc, id desc limit 1',
    )
    await backend.sql(asCaller(admin.claims, `select restored as n from public.undo_change('${last?.id ?? ''}')`))
  }
  const changeAgain = async () => {
    await change()
    await after()
  }
  await changeAgain()
  await report.compare({
    what: 'undo',
    ours: { run: undo, after: changeAgain },
    reference: { run: update, after: changeAgain },
    against: 'UPDATE, owner',
    rounds: 3,
  })
  const some = chosen.slice(0, 1000).map(({ id }) => `'${id}'`)
  const deletion = `begin; delete from public.orders where id in (${some}); rollback`
  await report.compare({
    what: 'deletion of 1000 into the trash',
    ours: { run: () => backend.sql(deletion) },
    reference: {
      run: async () => {
        await backend.sql('alter table public.orders disable trigger orders_trash')
        await backend.sql(deletion)
        await backend.sql('alter table public.orders enable trigger orders_trash')
      },
    },
    against: 'without the trash',
    rounds: 3,
  })
}
