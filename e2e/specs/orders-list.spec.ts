import type { Page } from '@playwright/test'
import { OrdersPage } from '../pages/orders-page'
import { expect, expectToast, test } from '../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
test.beforeEach(async ({ page }) => {
  orders = new OrdersPage(page)
})

/** Counts how often a row is drawn: each draw writes its date, with day and time, once. */
async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { draws: number }
    counter.draws = 0
    const getter = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')?.get
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const { dateStyle, timeStyle } = this.resolvedOptions()
        if (dateStyle && timeStyle) counter.draws += 1
        return getter?.call(this)
      },
    })
  })
  return () =>
    page.evaluate(() => {
      const counter = window as unknown as { draws: number }
      const { draws } = counter
      counter.draws = 0
      return draws
    })
}

test('[ORD-11] rows and counts draw each row once, a tick its own row alone, opening details none', async ({
  page,
}) => {
  const takeDraws = await countDraws(page)
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/)
  expect(await takeDraws()).toBe(20)
  const boxes = page.getByRole('checkbox', { name: /^Selecionar pedido/ })
  await boxes.nth(3).check()
  expect(await takeDraws()).toBe(1)
  await boxes.nth(3).uncheck()
  expect(await takeDraws()).toBe(1)
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await expect(boxes.nth(19)).toBeChecked()
  expect(await takeDraws()).toBe(20)
  await boxes.nth(0).uncheck()
  const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' })
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
  expect(await takeDraws()).toBe(1)
  await orders.statusOf((await orders.numbers())[0] ?? '').hover()
  expect(await takeDraws()).toBe(0)
})

test('[ORD-03] the heading of the table stays in sight while the page scrolls', async ({ page }) => {
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)
  const heading = page.getByRole('columnheader', { name: 'Total' })
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  expect((await heading.boundingBox())?.y).toBe(0)
  // Above the rows that pass beneath it.
  const top = await page.evaluate(() => document.elementFromPoint(window.innerWidth / 2, 20)?.closest('th') !== null)
  expect(top).toBe(true)
})

test('[ORD-10] [ERR-01] a search that fails says so, and the rows stay until it is tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/500.*\/rest\/v1\/rpc\/(list_orders|order_status_counts)/)
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)
  const before = await orders.numbers()
  await page.route('**/rest/v1/rpc/{list_orders,order_status_counts}*', (route) =>
    route.fulfill({ status: 500, json: { message: 'unavailable' } }),
  )
  await orders.search.fill('000417')
  await expectToast(page, 'Erro', 'Não foi possível carregar os pedidos.')
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  expect(await orders.numbers()).toEqual(before)
  await page.unrouteAll()
  await retry.click()
  await expect(orders.rows()).toHaveCount(1)
  await expect(retry).toHaveCount(0)
})
