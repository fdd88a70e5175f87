import { addDays, storeDay } from '@loja/domain/format'
import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { getSalesFigures, type SalesPeriod } from './sales-figures'

const backend = await startPlatform('admin')

const today = storeDay(new Date())
const last = (days: number): SalesPeriod => ({ firstDay: addDays(today, 1 - days), lastDay: today })

const insertAt = (day: string, time: string, status: string, total: number) =>
  backend.sql<{ id: string }>(
    `insert into public.orders (status, total, created_at)
      values ($1, $2, ($3 || ' ' || $4)::timestamp at time zone 'America/Sao_Paulo') returning id`,
    [status, total, day, time],
  )

test.each([7, 30, 366])('[DASH-07] each of %i days has its revenue and orders', async (count) => {
  const { period, days } = await getSalesFigures(last(count))
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count)),
  )
  const cents = days.reduce((sum, { revenueBrl }) => sum + Math.round(revenueBrl * 100), 0)
  expect(Math.round(period.revenueBrl * 100)).toBe(cents)
  expect(period.orders).toBe(days.reduce((sum, { orders }) => sum + orders, 0))
})

test.each([7, 30, 90])('[DASH-07] %i days are compared with as many days before', async (days) => {
  const { earlier } = await getSalesFigures(last(days))
  const { firstDay } = last(days)
  const { period } = await getSalesFigures({ firstDay: addDays(firstDay, -days), lastDay: addDays(firstDay, -1) })
  expect(earlier).toEqual(period)
})

test('[DASH-07] a day ends at midnight in São Paulo', async () => {
  const day = { firstDay: '2025-03-10', lastDay: '2025-03-10' }
  await insertAt('2025-03-09', '23:59:59', 'enviado', 1)
  await insertAt('2025-03-10', '00:00', 'enviado', 10)
  await insertAt('2025-03-10', '23:59:59', 'entregue', 100)
  await insertAt('2025-03-11', '00:00', 'entregue', 1000)
  expect(await getSalesFigures(day)).toMatchObject({
    period: { revenueBrl: 110, orders: 2 },
    earlier: { revenueBrl: 1, orders: 1 },
    days: [{ day: '2025-03-10', revenueBrl: 110, orders: 2 }],
  })
})

test('[DASH-07] today and yesterday count all orders but cancelled ones', async () => {
  const before = await getSalesFigures(last(7))
  for (const status of ['pendente', 'processando', 'enviado', 'entregue', 'cancelado'])
    await insertAt(today, '00:00', status, 10)
  await insertAt(addDays(today, -1), '23:59:59', 'pendente', 5)
  const after = await getSalesFigures(last(7))
  expect(after.today.orders - before.today.orders).toBe(4)
  expect(after.today.totalBrl).toBeCloseTo(before.today.totalBrl + 40, 2)
  expect(after.yesterday.orders - before.yesterday.orders).toBe(1)
  expect(after.yesterday.totalBrl).toBeCloseTo(before.yesterday.totalBrl + 5, 2)
})

test('[DASH-08] best sellers are the five products with most pieces in the period', async () => {
  const products = await backend.sql<{ id: string; name: string; main_image: string | null }>(
    'select id, name, main_image from public.products order by name limit 6',
  )
  const [counted, cancelled] = await Promise.all([
    insertAt('2025-02-01', '12:00', 'enviado', 1),
    insertAt('2025-02-01', '12:00', 'cancelado', 1),
  ])
  for (const [index, { id, name }] of products.entries()) {
    await backend.sql(
      `insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
        values ($1, $3, $4, $5, 2, $5 * 2), ($2, $3, $4, 100, 2, 200), ($1, null, 'Excluído', 999, 2, 1998)`,
      [counted[0]?.id, cancelled[0]?.id, id, name, 10 - index],
    )
  }
  const { bestSellers } = await getSalesFigures({ firstDay: '2025-02-01', lastDay: '2025-02-01' })
  expect(bestSellers).toEqual(
    products.slice(0, 5).map(({ id, name, main_image: image }, index) => ({
      id,
      name,
      image,
      quantity: 10 - index,
      revenueBrl: 20 - index * 2,
    })),
  )
})
