import { expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { getDashboardSummary } from './dashboard'

const backend = await startPlatform()

test('[DASH-01] [DASH-04] getDashboardSummary returns figures, growth, ten events and thirty days of the demo store', async () => {
  await signInAs('admin')
  const summary = await getDashboardSummary()
  expect(summary).toMatchObject({
    userCount: 60,
    orderCount: 420,
    productCount: 260,
    userGrowthPercent: 12.5,
    revenueGrowthPercent: 8.2,
    newProducts: 3,
  })
  expect(summary.activity).toHaveLength(10)
  expect(summary.revenueByDay).toHaveLength(30)
  for (const event of summary.activity) {
    if (event.kind !== 'user_created') expect(event.orderNumber).toMatch(/^LJ-2026-\d{6}$/)
  }
})

test('[DASH-03] getDashboardSummary is exact with more than 1,000 orders', async () => {
  await signInAs('admin')
  await backend.sql(
    `insert into public.orders (status, total) select (array['pendente', 'enviado', 'entregue'])[1 + n % 3], 3.33
      from generate_series(1, 1201) as n`,
  )
  const [truth] = await backend.sql<{ orders: number; cents: number; today: number }>(`
    select count(*)::int as orders, (sum(total) filter (where status = 'enviado') * 100)::int as cents,
      (count(*) filter (where status in ('enviado', 'entregue') and (created_at at time zone 'America/Sao_Paulo')::date
        = (now() at time zone 'America/Sao_Paulo')::date))::int as today
    from public.orders`)
  const summary = await getDashboardSummary()
  expect(summary.orderCount).toBe(1621)
  expect(summary.orderCount).toBe(truth?.orders)
  expect(Math.round(summary.revenueBrl * 100)).toBe(truth?.cents)
  expect(summary.revenueByDay.at(-1)?.orders).toBe(truth?.today)
})

test('[DASH-04] a delivery changes the order count but not the chart or the growth', async () => {
  await signInAs('admin')
  const before = await getDashboardSummary()
  const [order] = await backend.sql<{ total: number }>(
    `update public.orders set status = 'entregue'
      where id = (select id from public.orders where status = 'enviado' and created_at > now() - interval '20 days' limit 1)
      returning total::float`,
  )
  const after = await getDashboardSummary()
  expect(Math.round((before.revenueBrl - after.revenueBrl) * 100)).toBe(Math.round((order?.total ?? 0) * 100))
  expect(after.revenueByDay).toEqual(before.revenueByDay)
  expect(after.revenueGrowthPercent).toBe(before.revenueGrowthPercent)
})

test('[AUTH-07] [DASH-03] getDashboardSummary refuses callers who are not administrators', async () => {
  await signInAs('customer')
  await expect(getDashboardSummary()).rejects.toMatchObject({ code: 'forbidden' })
  await signInAs('anonymous')
  await expect(getDashboardSummary()).rejects.toMatchObject({ code: 'session' })
})
