import { randomUUID } from 'node:crypto'
import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { importActions, namedProducts } from './import-support'
import { randomFrom } from './product-support'

const shop = sharedBackend()
const { begin, send, change, finish, list, silence, stored, undo } = importActions(shop)

/** IMPORT_UNDO_RACES sets the number of schedules. */
const SCHEDULES = Number(process.env.IMPORT_UNDO_RACES ?? (TEST_ENGINE === 'postgres' ? 12 : 4))
const NEW = 4
const OLD = 3

interface Product {
  id: string
  name: string
  price: number
  version: number
}
const products = (seed: number) =>
  shop.sql<Product>('select id, name, price, version from public.products where name like $1', [`Disputa ${seed} %`])

async function race(seed: number): Promise<string[]> {
  const random = randomFrom(seed)
  await shop.sql(
    `insert into public.products (name, price) select 'Disputa ' || $1 || ' antigo ' || n, 100 from generate_series(1, ${OLD}) n`,
    [seed],
  )
  const old = await products(seed)
  const id = await begin(NEW + OLD)
  await send(id, 0, namedProducts(`Disputa ${seed} novo`, NEW))
  await change(
    id,
    NEW,
    old.map(({ id: of, version }) => ({ id: of, version, patch: { price: 70 } })),
  )
  await finish(id)
  const imported = await products(seed)
  const saved = new Set<string>()
  const sold = new Set<string>()
  const save = async ({ id: of, version }: Product) => {
    const { data, error } = await shop.admin
      .from('products')
      .update({ price: 55 })
      .eq('id', of)
      .eq('version', version)
      .select('id')
    if (error) throw error
    if (data.length > 0) saved.add(of)
  }
  const orderId = await shop.insert('orders', { total: 1 })
  const sell = async ({ id: of }: Product) => {
    const item = { order_id: orderId, product_id: of, product_name: 'x', quantity: 1, price: 1, total: 1 }
    const { error } = await shop.admin.from('order_items').insert(item)
    if (error && error.code !== '23503') throw error
    if (!error) sold.add(of)
  }
  const steps = imported
    .filter(() => random() < 0.6)
    .map((product) => {
      const [act, turns] = [random() < 0.5 ? save : sell, Math.floor(random() * 24)]
      return async () => {
        // The undo is slower than one of these; without pauses it comes last.
        for (let turn = 0; turn < turns; turn += 1) await shop.sql('select 1')
        await act(product)
      }
    })
  let answer: Awaited<ReturnType<typeof undo>> | undefined
  steps.splice(Math.floor(random() * (steps.length + 1)), 0, async () => {
    answer = await undo(id)
  })
  await Promise.all(steps.map((step) => step()))
  const left = new Map((await products(seed)).map((product) => [product.id, product]))
  const leftInPlace = new Map(answer?.left_in_place.map(({ id: of, reason }) => [of, reason]))
  const isOld = new Set(old.map(({ id: of }) => of))
  return imported.flatMap(({ id: of, name }) => {
    const expected = isOld.has(of)
      ? { price: saved.has(of) ? 55 : 100, reason: saved.has(of) ? 'changed' : undefined }
      : {
          price: saved.has(of) ? 55 : sold.has(of) ? 10 : undefined,
          reason: sold.has(of) ? 'sold' : saved.has(of) ? 'changed' : undefined,
        }
    const found = { price: left.get(of)?.price, reason: leftInPlace.get(of) }
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`seed ${seed}, ${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
  })
}

test(`[IMP-15] an undo during edits and sales is exact in ${SCHEDULES} random schedules`, async () => {
  const first = Number(process.env.LOJA_TEST_SEED)
  const problems: string[] = []
  for (let seed = first; seed < first + SCHEDULES; seed += 1) problems.push(...(await race(seed)))
  expect(problems).toEqual([])
})

test('[IMP-13] concurrent imports of the same names do not deadlock and store each name once', async () => {
  const names = namedProducts('Dois ao mesmo tempo', 300)
  for (let round = 0; round < 3; round += 1) {
    const [a, b] = await Promise.all([begin(300), begin(300)])
    const [forth, back] = await Promise.all([send(a, 0, names), send(b, 0, [...names].reverse())])
    expect(forth.imported + back.imported).toBe(300)
    expect(forth.duplicates.length + back.duplicates.length).toBe(300)
    await shop.sql("delete from public.products where name like 'Dois ao mesmo tempo %'")
  }
})

describe('[IMP-17] deleting everything', () => {
  const deleteAll = () => shop.admin.rpc('delete_all_products', { phrase: 'DELETAR TUDO' })

  test('is refused during an import unless it was interrupted', async () => {
    await shop.sql("update public.product_imports set status = 'done' where true")
    const id = await begin(2)
    expect((await deleteAll()).error).toMatchObject({ code: 'P0001', details: 'import_running' })
    expect(await list(id)).toMatchObject({ status: 'running' })
    await silence(id)
    expect(await list(id)).toMatchObject({ status: 'interrupted' })
    expect((await deleteAll()).error).toBeNull()
    expect(await stored('')).toEqual([])
    expect(await send(id, 0, namedProducts('Depois de tudo', 2))).toMatchObject({ imported: 2 })
    expect((await deleteAll()).error).toMatchObject({ details: 'import_running' })
    await finish(id)
  })

  test('during imports leaves only products imported later', async () => {
    await shop.sql("update public.product_imports set status = 'done' where true")
    for (let round = 0; round < 10; round += 1) {
      const id = randomUUID()
      const args = { import_id: id, source: 'text', analysed: 2, rejected: 0, total: 2 }
      const batch = { import_id: id, first_row: 0, products: namedProducts(`Corrida ${round}`, 2) }
      const [begun, deleted] = await Promise.all([shop.admin.rpc('begin_product_import', args), deleteAll()])
      const [written, again] = await Promise.all([shop.admin.rpc('import_products', batch), deleteAll()])
      if (deleted.error) expect(deleted.error.details).toBe('import_running')
      if (begun.error) expect(begun.error.details).toBe('delete_all_running')
      if (!begun.error) expect([written.error, again.error?.details]).toEqual([null, 'import_running'])
      expect(await stored(`Corrida ${round} `)).toHaveLength(begun.error ? 0 : 2)
      await shop.sql("update public.product_imports set status = 'done' where true")
    }
  })
})
