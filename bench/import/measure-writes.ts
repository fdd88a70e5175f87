import { setTimeout as sleep } from 'node:timers/promises'
import { type Setting, take } from '../support/setting'
import { IMPORTED_OUT, IS_IMPORTED, importedProducts, rawInsert, removeImported } from './import-rows'

const BATCH = 500

interface Pace {
  batch: number
  pauseMs: number
}

export async function measureWrites({ report, backend, admin: { client } }: Setting, sizes: number[]): Promise<void> {
  const after = () => removeImported(backend)
  let serial = 0

  async function importAll(count: number, { batch, pauseMs }: Pace): Promise<string> {
    const id = crypto.randomUUID()
    const start = serial
    serial += count
    const figures = { source: 'csv', analysed: count, rejected: 0, total: count }
    await take(client.rpc('begin_product_import', { import_id: id, ...figures }))
    for (let first = 0; first < count; first += batch) {
      const products = importedProducts(start + first, Math.min(batch, count - first))
      await take(client.rpc('import_products', { import_id: id, first_row: first, products }))
      if (pauseMs > 0 && first + batch < count) await sleep(pauseMs)
    }
    await take(client.rpc('finish_product_import', { import_id: id, status: 'done' }))
    return id
  }
  async function insertAll(count: number): Promise<void> {
    for (let first = 0; first < count; first += BATCH) {
      await backend.sql(rawInsert(importedProducts(serial, Math.min(BATCH, count - first))))
      serial += BATCH
    }
  }

  report.section('Import: batches through the API, with their ledger, against one INSERT each')
  for (const count of sizes) {
    await report.compare({
      what: `import of ${count}`,
      ours: { run: () => importAll(count, { batch: BATCH, pauseMs: 0 }), after },
      reference: { run: () => insertAll(count), after },
      against: 'INSERTs, owner',
      budget: 2.86,
      rounds: count > 20_000 ? 1 : 3,
      warmUps: count > 20_000 ? 0 : 1,
      rows: count,
    })
  }
  await report.compare({
    what: 'import of 1000 in batches of 50, 100 ms apart',
    ours: { run: () => importAll(1000, { batch: 50, pauseMs: 100 }), after },
    reference: { run: () => importAll(1000, { batch: BATCH, pauseMs: 0 }), after },
    against: 'batches of 500',
    rounds: 3,
    rows: 1000,
  })

  const count = sizes[0] ?? 10_000
  await importAll(count, { batch: BATCH, pauseMs: 0 })
  await measureChanges({ report, backend, client }, count)
  await removeImported(backend)

  let imported = await importAll(count, { batch: BATCH, pauseMs: 0 })
  const again = async () => {
    imported = await importAll(count, { batch: BATCH, pauseMs: 0 })
  }
  await report.compare({
    what: `undo of an import of ${count}`,
    ours: { run: () => undoAll(client, imported), after: again },
    reference: { run: () => backend.sql(IMPORTED_OUT), after: again },
    against: 'DELETE, owner',
    rounds: 2,
    rows: count,
  })
  await removeImported(backend)
}

type Client = Setting['admin']['client']

async function undoAll(client: Client, id: string): Promise<void> {
  for (;;) {
    const [answer] = await take(client.rpc('undo_change', { change_id: id }))
    if (answer.import.remaining === 0) return
  }
}

async function measureChanges(
  { report, backend, client }: Pick<Setting, 'report' | 'backend'> & { client: Client },
  count: number,
) {
  const stored = await backend.sql<{ id: string }>(
    `select id from public.products where ${IS_IMPORTED} order by created_at desc`,
  )
  let version = 1
  async function changeAll(): Promise<void> {
    const id = crypto.randomUUID()
    const figures = { source: 'csv', analysed: count, rejected: 0, total: count }
    await take(client.rpc('begin_product_import', { import_id: id, ...figures }))
    for (let row = 0; row < count; row += BATCH) {
      const changes = stored.slice(row, row + BATCH).map((product) => ({
        id: product.id,
        version,
        patch: { price: version + 0.5, stock_quantity: version },
      }))
      const [answer] = await take(client.rpc('import_product_updates', { import_id: id, first_row: row, changes }))
      if (answer?.updated !== changes.length) throw new Error(`${answer?.updated} of ${changes.length} were changed`)
    }
    version += 1
  }
  async function updateAll(): Promise<void> {
    for (let row = 0; row < count; row += BATCH) {
      const ids = stored.slice(row, row + BATCH).map(({ id }) => id)
      const values = [ids, version, version]
      await backend.sql('update public.products set price = $2, stock_quantity = $3 where id = any ($1)', values)
    }
    version += 1
  }
  const after = () => backend.sql('vacuum public.products')
  report.section('Stored products changed by an import, and the undo')
  await report.compare({
    what: `change of ${count}, with its record`,
    ours: { run: changeAll, after },
    reference: { run: updateAll, after },
    against: 'UPDATEs, owner',
    rounds: 3,
    rows: count,
  })
}
