import { holdRequests } from '../../support/hold'
import { neverLive } from '../../support/live'
import { openPage } from '../../support/open-page'
import { expect, test } from '../../support/test'

test.use({ account: 'admin', prefetch: true })

const LISTS = {
  Produtos: 'rest/v1/rpc/search_products',
  Pedidos: 'rest/v1/rpc/list_orders',
  Usuários: 'rest/v1/profiles',
  Analytics: 'rest/v1/rpc/list_tracking_logs',
  Feedbacks: 'rest/v1/rpc/list_feedbacks',
  'Notas Fiscais': 'rest/v1/rpc/list_invoices',
  Rastreamento: 'rest/v1/rpc/list_shipments',
} as const

const rows = 'main tr[data-row]'

test('[NAV-10] orders are preloaded, and each link reads the rows of its page when it is hovered', async ({ page }) => {
  const orders = page.waitForRequest('**/r/mf-orders/**')
  await page.goto('/admin/settings')
  await orders
  for (const [name, list] of Object.entries(LISTS))
    await test.step(name, async () => {
      const link = page.getByRole('link', { name, exact: true })
      const read = page.waitForResponse(`**/${list}*`)
      await link.hover()
      await (await read).finished()
      await holdRequests(page, `**/${list}*`)
      await link.click()
      await expect(page.locator(rows).first()).toBeVisible()
      await openPage(page, 'Configurações')
      await expect(page.locator(rows)).toHaveCount(0)
    })
})

test('[NAV-10] [NAV-11] a focused link reads the rows once, and back shows them at their place', async ({ page }) => {
  await neverLive(page)
  const orders = `**/${LISTS.Pedidos}*`
  /** Rows of an earlier moment are read again. */
  const later = () => page.clock.setSystemTime(Date.now() + 60_000)
  await test.step('a focused link reads the rows once', async () => {
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes(LISTS.Pedidos)) reads += 1
    })
    await page.goto('/admin/settings')
    const focus = async (name: keyof typeof LISTS) => {
      const read = page.waitForRequest(`**/${LISTS[name]}*`)
      await page.getByRole('link', { name, exact: true }).focus()
      await read
    }
    const release = await holdRequests(page, orders)
    await focus('Pedidos')
    await focus('Usuários')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).hover()
    await focus('Feedbacks')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    release()
    await expect(page.locator(rows)).toHaveCount(20)
    expect(reads).toBe(1)
  })
  await test.step('a page that is opened again shows its last rows, marked until they are read', async () => {
    await openPage(page, 'Usuários')
    await expect(page.getByText('1–20 de 60')).toBeVisible()
    await later()
    const release = await holdRequests(page, orders)
    await openPage(page, 'Pedidos')
    await expect(page.locator('main [aria-busy=true] tr[data-row]')).toHaveCount(20)
    release()
    await expect(page.locator('main [aria-busy=false] tr[data-row]')).toHaveCount(20)
  })
  await test.step('back shows the rows at the same place, before they are read again', async () => {
    await page.evaluate(() => scrollTo(0, 300))
    // Playwright's click scrolls when the menu moves the link.
    await page.locator('aside').getByRole('link', { name: 'Usuários', exact: true }).dispatchEvent('click')
    await expect(page.getByText('1–20 de 60')).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.clock.setSystemTime(Date.now() + 120_000)
    await holdRequests(page, orders)
    await page.goBack()
    await expect(page.locator(rows)).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})
