import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/hold'
import { expect, test } from '../../support/test'

const LABELS = [
  'Dashboard',
  'Produtos',
  'Pedidos',
  'Usuários',
  'Analytics',
  'Feedbacks',
  'Notas Fiscais',
  'Rastreamento',
  'Configurações',
]

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const width = async (page: Page) => (await page.getByRole('complementary').boundingBox())?.width

test.use({ account: 'admin' })

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('[NAV-01] [NAV-02] the keyboard reaches skip link, palette, toggle and links in order', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByText('260')).toBeVisible()
  // Other modules may have links between these.
  const labels = await menu(page).getByRole('link').allTextContents()
  expect(labels.filter((label) => LABELS.includes(label))).toEqual(LABELS)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Ir para…' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Recolher menu' })).toBeFocused()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeFocused()
  for (const label of labels) {
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeFocused()
    await expect(page.getByRole('tooltip', { name: label })).toBeVisible()
  }
  await page.keyboard.press('Control+b')
  await expect(menu(page).getByRole('link', { name: 'Configurações', exact: true })).toBeFocused()
  await expect.poll(() => width(page)).toBe(256)

  await page.keyboard.press('Meta+b')
  await expect.poll(() => width(page)).toBe(48)
  await page.keyboard.down('Control')
  await page.keyboard.down('b')
  await page.keyboard.down('b')
  await page.keyboard.up('b')
  await page.keyboard.up('Control')
  await expect.poll(() => width(page)).toBe(256)
  await page.evaluate(() => {
    const text = document.createElement('div')
    text.contentEditable = 'true'
    document.querySelector('main')?.append(text)
    text.focus()
  })
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Recolher menu' })).toBeVisible()
})

test('[NAV-02] [NAV-03] a collapsed sidebar is collapsed from the first paint', async ({ page }) => {
  await openDashboard(page)
  await page.keyboard.press('Control+b')
  await expect.poll(() => width(page)).toBe(48)
  await page.addInitScript(() => {
    const seen = { shift: 0, widths: new Set<number>() }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      const sidebar = document.querySelector('aside')
      if (sidebar) seen.widths.add(sidebar.getBoundingClientRect().width)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  for (const path of ['/admin/dashboard', '/admin/orders']) {
    await page.goto(path)
    await expect(page.getByText(path.endsWith('orders') ? 'LJ-2026-000420' : '260').first()).toBeVisible()
    const seen = await page.evaluate(() => {
      const { shift, widths } = (window as unknown as { seen: { shift: number; widths: Set<number> } }).seen
      return { shift, widths: [...widths] }
    })
    expect(seen.widths).toEqual([48])
    expect(seen.shift, `layout shift of ${path}`).toBeLessThan(0.05)
  }
})

test('[NAV-05] a new page has its title, focuses its heading and starts at the top', async ({ page }) => {
  await openDashboard(page)
  await expect(page).toHaveTitle('Dashboard · Loja')
  await menu(page).getByRole('link', { name: 'Pedidos' }).click()
  await expect(page).toHaveTitle('Pedidos · Loja')
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeFocused()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto('/admin/orders?pagina=2')
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await menu(page).getByRole('link', { name: 'Configurações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/admin/orders?pagina=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.goForward()
  await expect(page).toHaveTitle('Configurações · Loja')
  for (const unknown of ['/admin/nada', '/admin/users/nada']) {
    await page.goto(unknown)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect(page).toHaveTitle('Página não encontrada · Loja')
  }
  await menu(page).getByRole('link', { name: 'Usuários' }).click()
  await expect(page).toHaveTitle('Usuários · Loja')
})

test('[ORD-02] [NAV-05] the sidebar opens the orders without filters, and back restores them', async ({ page }) => {
  const filtered = '/admin/orders?status=enviado'
  await page.goto(filtered)
  await expect(page.getByRole('table')).toBeVisible()
  await menu(page).getByRole('link', { name: 'Pedidos' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await page
    .getByRole('link', { name: /detalhes/i })
    .or(page.getByRole('button', { name: /detalhes/i }))
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(filtered)

  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('00/42')
  await expect(search).toHaveValue('00/42')
})

test('[NAV-02] a chosen theme is applied without a flash, in every tab', async ({ page, context }) => {
  await openDashboard(page)
  const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const other = await context.newPage()
  await other.goto('/admin/orders')
  await expect(other.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  expect(await ground(other)).toBe('rgb(247, 245, 242)')
  await page.getByRole('complementary').getByText('Escuro', { exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await ground(tab)).toBe('rgb(22, 21, 19)')
  }
  const release = await holdRequests(page, '**/static/js/index.js')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => ground(page)).toBe('rgb(22, 21, 19)')
  release()
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  await page.getByRole('complementary').getByText('Sistema', { exact: true }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
