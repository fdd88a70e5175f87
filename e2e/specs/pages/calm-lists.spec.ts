import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin', viewport: { width: 1280, height: 800 } })

/** Controls of the page above the table, and rows wholly on the screen. */
const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table')?.getBoundingClientRect().top ?? 0
    const controls = [...document.querySelectorAll('main :is(a, button, input, [role=combobox])')]
    const rows = [...document.querySelectorAll('tr[data-row]')]
    return {
      controls: controls.filter(
        (one) => one.getBoundingClientRect().bottom <= table && one.checkVisibility({ visibilityProperty: true }),
      ).length,
      rows: rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    }
  })

test('orders are dense at 1280 pixels, and nothing is cut or scrolls sideways', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open('?status=pendente')
  await expect(page.getByRole('button', { name: 'Mais opções da lista' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar como' })).toBeVisible()
  await test.step('at most 12 controls are above the table, and 10 rows on the screen', async () => {
    await orders.open()
    await expect(page.getByRole('link', { name: /^Pendentes há mais de 2 dias \d/ })).toBeVisible()
    const { controls, rows } = await figuresOf(page)
    expect(controls).toBeLessThanOrEqual(12)
    expect(rows).toBeGreaterThanOrEqual(10)
  })
  for (const width of [1280, 768, 390])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.locator('[data-row]').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('[data-field=number] span, main nav, main nav a')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
          .filter((one) => getComputedStyle(one).display !== 'inline')
          .map((one) => one.textContent),
      )
      expect(cut).toEqual([])
    })
})

test('ten products are wholly visible below 12 controls, with the size in their names', async ({ page }) => {
  await page.goto('/admin/products')
  await expect(page.locator('tr[data-row]')).toHaveCount(20)
  await expect(page.getByRole('link', { name: /^Sem imagem/ })).toBeVisible()
  const { controls, rows } = await figuresOf(page)
  expect(controls).toBeLessThanOrEqual(12)
  expect(rows).toBeGreaterThanOrEqual(10)
  const names = page.locator('td[data-field=name]')
  expect((await names.first().boundingBox())?.width).toBeGreaterThanOrEqual(280)
  const cut = await names
    .locator('a > *')
    .evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

for (const list of ['orders', 'products'])
  test(`[LIST-02] five ${list} are wholly visible on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/admin/${list}`)
    const cards = page.getByRole('listitem').and(page.locator('[data-row]'))
    await expect(cards).toHaveCount(20)
    await expect(page.getByRole('button', { name: 'Mais opções da lista' })).toBeVisible()
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(100)
    const bottoms = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom))
    expect(bottoms.filter((bottom) => bottom <= 844).length).toBeGreaterThanOrEqual(5)
  })
