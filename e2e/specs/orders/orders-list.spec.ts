import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

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

test('[ORD-03] [ORD-11] each row is drawn once, a selection draws one row, and the heading stays visible', async ({
  page,
}) => {
  const orders = new OrdersPage(page)
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

  const heading = page.getByRole('columnheader', { name: 'Total' })
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  expect((await heading.boundingBox())?.y).toBe(0)
  const top = await page.evaluate(() => document.elementFromPoint(window.innerWidth / 2, 20)?.closest('th') !== null)
  expect(top).toBe(true)
})
