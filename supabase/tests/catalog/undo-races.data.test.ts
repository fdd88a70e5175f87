import { randomInt } from 'node:crypto'
import { TEST_ENGINE } from '@loja/local-backend/testing'
import { sharedBackend } from '@loja/local-backend/testing/shared'
import { expect, test } from 'vitest'
import { productActions } from './product-support'

const shop = sharedBackend()
const { discount, stock, undo } = productActions(shop)

/** The embedded engine runs one statement after the other: only a server has real races. */
const SCHEDULES = TEST_ENGINE === 'postgres' ? 200 : 25
const PRODUCTS = 4

/** A small generator of numbers, the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Edit {
  column: 'price' | 'stock_quantity'
  value: number
}

/**
 * One schedule: a change of all products is undone while other people save edits of some of them, each guarded by the
 * version that was read after the change. Returns what is wrong afterwards.
 */
async function race(seed: number, ids: string[]): Promise<string[]> {
  const random = randomFrom(seed)
  const reset = `update public.products set price = 100, sale_price = null, stock_quantity = 7 where id = any ($1)`
  await shop.backend.sql(reset, [ids])
  const isDiscount = random() < 0.5
  const change = isDiscount ? await discount({ ids }, 30) : await stock({ ids }, 'add', 5)
  const changed = await shop.backend.sql<{ id: string; version: number }>(
    'select id, version from public.products where id = any ($1)',
    [ids],
  )
  const edits = new Map<string, Edit>()
  const save = async ({ id, version }: { id: string; version: number }) => {
    const edit: Edit = random() < 0.5 ? { column: 'price', value: 55 } : { column: 'stock_quantity', value: 99 }
    const answer = await shop.admin
      .from('products')
      .update({ [edit.column]: edit.value })
      .eq('id', id)
      .eq('version', version)
      .select('id')
    if (answer.error) throw answer.error
    if (answer.data.length > 0) edits.set(id, edit)
  }
  const steps = changed.filter(() => random() < 0.6).map((row) => () => save(row))
  let answer: Awaited<ReturnType<typeof undo>> | undefined
  steps.splice(Math.floor(random() * (steps.length + 1)), 0, async () => {
    answer = await undo(change.change_id)
  })
  await Promise.all(steps.map((step) => step()))
  const rows = await shop.backend.sql<Record<string, unknown>>(
    'select id, price, sale_price, stock_quantity from public.products where id = any ($1)',
    [ids],
  )
  const skipped = new Set(answer?.skipped.map(({ id }) => id))
  return rows.flatMap(({ id, price, sale_price, stock_quantity }) => {
    const edit = edits.get(String(id))
    // Who saved keeps what was saved, and the change beside it; everything else is as it was before the change.
    const kept = edit !== undefined
    const expected = {
      price: edit?.column === 'price' ? edit.value : 100,
      sale_price: kept && isDiscount ? 70 : null,
      stock_quantity: edit?.column === 'stock_quantity' ? edit.value : kept && !isDiscount ? 12 : 7,
      skipped: kept,
    }
    const found = { price, sale_price, stock_quantity, skipped: skipped.has(String(id)) }
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`seed ${seed}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
  })
}

test(`[BULK-06] [PROD-13] an undo that races with edits loses none of them, in ${SCHEDULES} random schedules`, async () => {
  const first = Number(process.env.UNDO_SEED ?? randomInt(2 ** 31))
  console.info(`undo races: seeds ${first} to ${first + SCHEDULES - 1} (UNDO_SEED=${first} repeats them)`)
  const rows = await shop.backend.sql<{ id: string }>(
    `insert into public.products (name, price) select 'Corrida ' || n, 1 from generate_series(1, ${PRODUCTS}) n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  const wrong: string[] = []
  for (let seed = first; seed < first + SCHEDULES; seed += 1) wrong.push(...(await race(seed, ids)))
  expect(wrong).toEqual([])
}, 300_000)
