import type { Page } from '@playwright/test'
import { OrdersPage } from '../../pages/orders-page'
import { choose } from '../../support/choose'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

/** React gives a row's element new properties each time it draws it. */
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

test('the list of orders is drawn once, and its address keeps search, filter, page and order', async ({ page }) => {
  const orders = new OrdersPage(page)
  const takeDraws = await countDraws(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Saved views count with a filter, the sidebar reads the table itself.
    if (!/\/rest\/v1\/rpc\/.*order/.test(url.pathname) || /older_than|%22paid%22/.test(url.search)) return
    asked.push(url.pathname)
    expect(request.headers().prefer ?? '').not.toContain('count')
  })
  await test.step('[ORD-01] shows title and cards', async () => {
    await orders.open()
    for (const card of ['Total', 'Pendentes', 'Processando', 'Entregues']) {
      await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
    }
    await expect(page.getByRole('definition').first()).toHaveText('420')
  })
  await test.step('[ORD-03] shows the columns in Brazilian notation', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Número', 'Data', 'Status', 'Total', 'Ações'])
    await expect(orders.rows()).toHaveCount(20)
    await expect(orders.rows().first()).toHaveText(
      /LJ-2026-000420.*\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}.*R\$\s[\d.]+,\d{2}/,
    )
  })
  await test.step('[ORD-11] reads list and counts in the database, and again when it follows changes', async () => {
    const reads = ['/rest/v1/rpc/list_orders', '/rest/v1/rpc/order_status_counts']
    await expect.poll(() => [...asked].sort()).toEqual([...reads, ...reads].sort())
  })
  await test.step('[ORD-03] [ORD-11] draws each row once, and for a selection only its row', async () => {
    expect(await takeDraws()).toBe(20)
    const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' })
    const boxes = page.getByRole('checkbox', { name: /^Selecionar pedido/ })
    await boxes.nth(3).check()
    expect(await takeDraws()).toBe(1)
    await boxes.nth(3).uncheck()
    expect(await takeDraws()).toBe(1)
    await all.check()
    await expect(boxes.nth(19)).toBeChecked()
    expect(await takeDraws()).toBe(20)
    await boxes.nth(0).uncheck()
    expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
    expect(await takeDraws()).toBe(1)
    await orders.statusOf((await orders.numbers())[0] ?? '').hover()
    expect(await takeDraws()).toBe(0)
    await page.getByRole('button', { name: 'Limpar seleção' }).click()
  })
  await test.step('[ORD-03] keeps the heading visible', async () => {
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
    expect((await page.getByRole('columnheader', { name: 'Total' }).boundingBox())?.y).toBe(0)
    const top = await page.evaluate(() => document.elementFromPoint(window.innerWidth / 2, 20)?.closest('th') !== null)
    expect(top).toBe(true)
  })
  await test.step('[ORD-02] [NAV-05] keeps search and status in the address, and the menu opens the list without them', async () => {
    await page.keyboard.press('/')
    await expect(orders.search).toBeFocused()
    await orders.search.fill('00041')
    await expect(page).toHaveURL('/admin/orders?busca=00041')
    await expect(orders.rows()).toHaveCount(11)
    await orders.filterByStatus('Entregue')
    await expect(page).toHaveURL('/admin/orders?busca=00041&status=entregue')
    for (const number of await orders.numbers()) expect(number).toContain('00041')
    await page.goBack()
    await expect(orders.rows()).toHaveCount(11)
    await expect(orders.search).toHaveValue('00041')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(page).toHaveURL('/admin/orders')
    // The address changes before the field, which else still has the text that it gets back.
    await expect(orders.search).toHaveValue('')
    await page.goBack()
    await expect(orders.search).toHaveValue('00041')
    await orders.search.clear()
    await expect(page).toHaveURL('/admin/orders')
    await expect(orders.rows()).toHaveCount(20)
  })
  await test.step('[ORD-03] sorts by a heading', async () => {
    const total = page.getByRole('columnheader', { name: 'Total' })
    const date = page.getByRole('columnheader', { name: 'Data' })
    await total.click()
    await expect(page).toHaveURL('/admin/orders?ordem=maior-total')
    await expect(total).toHaveAttribute('aria-sort', 'descending')
    await date.click()
    await date.click()
    await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos')
    await expect(orders.rows().first()).toContainText('LJ-2026-000001')
  })
  await test.step('[ORD-02] [ORD-03] [NAV-05] restores a thousand numbers, order and page size', async () => {
    await page.getByRole('combobox', { name: 'Linhas por página' }).click()
    await choose(page, '100 / página')
    await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos&por-pagina=100')
    await expect(orders.rows()).toHaveCount(100)
    const numbers = Array.from({ length: 1000 }, (_, index) => `LJ-2026-${String(index + 1).padStart(6, '0')}`)
    await orders.search.fill(numbers.join(', '))
    await expect(page).toHaveURL(/busca=/)
    await page.reload()
    await expect(orders.search).toHaveValue(/^LJ-2026-000001, .*LJ-2026-001000$/)
    await expect(page.getByText('420 pedidos encontrados')).toBeVisible()
    await expect(orders.rows()).toHaveCount(100)
    await expect(orders.rows().first()).toContainText('LJ-2026-000001')
  })
})
