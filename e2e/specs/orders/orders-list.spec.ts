import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

/** Counts drawn rows: React gives the element of a row new properties each time it draws it. */
async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const drawn = new Set<unknown>()
    const look = () => {
      for (const row of document.querySelectorAll('tbody tr:has(input)'))
        for (const [key, value] of Object.entries(row)) if (key.startsWith('__reactProps$')) drawn.add(value)
      return drawn.size
    }
    const watch = () => {
      look()
      requestAnimationFrame(watch)
    }
    watch()
    Object.assign(window, { countDrawn: look })
  })
  let before = 0
  return async () => {
    const count = await page.evaluate(() => (window as unknown as { countDrawn: () => number }).countDrawn())
    const draws = count - before
    before = count
    return draws
  }
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
