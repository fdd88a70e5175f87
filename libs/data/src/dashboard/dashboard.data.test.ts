import { expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { getDashboardSummary } from './dashboard'

const _backend = await startPlatform()

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
