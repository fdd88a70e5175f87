import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { productActions, randomFrom } from './product-support'

const shop = sharedBackend()
const { change, undo } = productActions(shop)

const SCHEDULES = TEST_ENGINE === 'postgres' ? 60 : 10
const PRODUCTS = 3

interface Edit {
  column: 'price' | 'stock_quantity'
  value: number
}

interface Schedule {
  seed: number
  isDiscount: boolean
  ids: string[]
  change: string
}

async function makeSchedules(first: number): Promise<Schedule[]> {
  await shop.sql(
    `insert into public.products (name, price, stock_quantity)
     select 'Corrida ' || n || '-' || k, 100, 7 from generate_series(1, $1::int) n, generate_series(1, $2::int) k`,
    [SCHEDULES, PRODUCTS],
  )
  const kinds = Array.from({ length: SCHEDULES }, (_, index) => randomFrom(first + index)() < 0.5)
  const rows = await shop.sql<{ ids: string[] }>(
    `select array_agg(p.id) as ids from generate_series(1, $1::int) n
     join public.products p on p.name like 'Corrida ' || n || '-%' group by n order by n`,
    [SCHEDULES],
  )
  const changed = rows.map(async ({ ids }, index) => {
    const isDiscount = kinds[index] ?? false
    const { change_id } = isDiscount
      ? await change({ ids }, 'discount', { discount: 'fixed', value: 30 })
      : await change({ ids }, 'stock', { mode: 'set', quantity: 12 })
    return { seed: first + index, isDiscount, ids, change: change_id ?? '' }
  })
  return Promise.all(changed)
}

async function race({ seed, ids, change }: Schedule): Promise<{ edits: Map<string, Edit>; skipped: Set<string> }> {
  const random = randomFrom(seed ^ 0x5eed)
  const edits = new Map<string, Edit>()
  const save = async (id: string) => {
    const edit: Edit = random() < 0.5 ? { column: 'price', value: 55 } : { column: 'stock_quantity', value: 99 }
    const answer = await shop.admin
      .from('products')
      .update({ [edit.column]: edit.value })
      .eq('id', id)
      .eq('version', 2)
      .select('id')
    if (answer.error) throw answer.error
    if (answer.data.length > 0) edits.set(id, edit)
  }
  const skipped = new Set<string>()
  const steps = ids.filter(() => random() < 0.6).map((id) => () => save(id))
  steps.splice(Math.floor(random() * (steps.length + 1)), 0, async () => {
    for (const { id } of (await undo(change)).skipped) skipped.add(id)
  })
  await Promise.all(steps.map((step) => step()))
  return { edits, skipped }
}

function problems(
  { seed, ids, isDiscount }: Schedule,
  { edits, skipped }: Awaited<ReturnType<typeof race>>,
  stored: Map<string, { price: number; sale_price: number | null; stock_quantity: number }>,
): string[] {
  return ids.flatMap((id) => {
    const edit = edits.get(id)
    const expected = {
      price: edit?.column === 'price' ? edit.value : 100,
      sale_price: edit && isDiscount ? 70 : null,
      stock_quantity: edit?.column === 'stock_quantity' ? edit.value : edit && !isDiscount ? 12 : 7,
      skipped: edit !== undefined,
    }
    const found = { ...stored.get(id), skipped: skipped.has(id) }
    const isRight = JSON.stringify(found) === JSON.stringify(expected)
    return isRight ? [] : [`seed ${seed}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
  })
}

test(`[BULK-06] [PROD-13] an undo during edits loses none in ${SCHEDULES} random schedules`, async () => {
  const first = Number(process.env.LOJA_TEST_SEED)
  const schedules = await makeSchedules(first)
  const outcomes: Awaited<ReturnType<typeof race>>[] = []
  for (const schedule of schedules) outcomes.push(await race(schedule))
  const rows = await shop.sql<{ id: string; price: number; sale_price: number | null; stock_quantity: number }>(
    `select id, price, sale_price, stock_quantity from public.products where name like 'Corrida %'`,
  )
  const stored = new Map(rows.map(({ id, ...values }) => [id, values]))
  expect(schedules).toHaveLength(SCHEDULES)
  expect(
    schedules.flatMap((schedule, index) => problems(schedule, outcomes[index] as (typeof outcomes)[number], stored)),
  ).toEqual([])
  const records = await shop.sql<{ id: string; ids: string[] }>(
    'select id, to_jsonb(object_ids) as ids from private.changes where id = any ($1::uuid[])',
    [schedules.map(({ change }) => change)],
  )
  const remaining = new Map(records.map(({ id, ids }) => [id, [...ids].sort()]))
  expect(schedules.map(({ change }) => remaining.get(change))).toEqual(
    outcomes.map(({ skipped }) => [...skipped].sort()),
  )
  // Both must win sometimes, or nothing raced.
  const saved = outcomes.reduce((sum, { edits }) => sum + edits.size, 0)
  expect(saved).toBeGreaterThan(0)
})
