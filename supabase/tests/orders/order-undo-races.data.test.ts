import { TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { randomFrom } from '../catalog/product-support'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { change, undo, remove } = orderActions(shop)

const SCHEDULES = TEST_ENGINE === 'postgres' ? 20 : 5
const ORDERS = 3

async function makeOrders(): Promise<string[]> {
  return shop.column<string>(
    "insert into public.orders (status) select 'pendente' from generate_series(1, $1::int) returning id",
    [ORDERS],
  )
}

const statuses = async (ids: string[]) => {
  const rows = await shop.sql<{ id: string; status: string }>(
    'select id, status from public.orders where id = any ($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}

test(`[UNDO-02] an undo during changes and deletions loses none in ${SCHEDULES} random schedules`, async () => {
  const first = Number(process.env.LOJA_TEST_SEED)
  let saved = 0
  for (let seed = first; seed < first + SCHEDULES; seed += 1) {
    const random = randomFrom(seed)
    const ids = await makeOrders()
    const { change_id } = await change(ids, 'enviado')
    const changedLater = new Map<string, string | undefined>()
    const act = async (id: string) => {
      if (random() < 0.3) {
        await remove(id)
        changedLater.set(id, undefined)
        return
      }
      const { data } = await shop.admin.rpc('set_order_status', { order_id: id, seen: 'enviado', status: 'cancelado' })
      if (data?.[0]?.change_id) changedLater.set(id, 'cancelado')
    }
    const skipped = new Set<string>()
    const steps = ids.filter(() => random() < 0.6).map((id) => () => act(id))
    steps.splice(Math.floor(random() * (steps.length + 1)), 0, async () => {
      for (const { id } of (await undo(change_id)).skipped) skipped.add(id)
    })
    await Promise.all(steps.map((step) => step()))
    const stored = await statuses(ids)
    for (const id of ids) {
      const isChangedLater = changedLater.has(id)
      expect([seed, stored.get(id)]).toEqual([seed, isChangedLater ? changedLater.get(id) : 'pendente'])
      if (skipped.has(id)) expect([seed, isChangedLater]).toEqual([seed, true])
    }
    saved += changedLater.size
  }
  expect(saved).toBeGreaterThan(0)
})

test('[UNDO-02] two sessions that undo a change at once restore each order once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await makeOrders()
    const { change_id } = await change(ids, 'entregue')
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.admin.rpc('undo_change', { change_id }).then(({ data, error }) => data ?? error)),
    )
    expect(answers.filter((answer) => Array.isArray(answer))).toEqual([
      [{ restored: ORDERS, skipped: [], adjusted: [], import: null }],
    ])
    const [row] = await shop.sql('select max(version) as version from public.orders where id = any ($1::uuid[])', [ids])
    expect(row).toEqual({ version: 3 })
  }
})
