import type { Page } from '@playwright/test'
import { openAccountMenu } from '../../support/account-menu'
import { drawnSidebar } from '../../support/drawn-sidebar'
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

test('[NAV-01] [NAV-02] [NAV-03] keys reach every link and collapse the sidebar', async ({ page, context }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByText('260')).toBeVisible()
  expect(await width(page)).toBe(256)
  await test.step('Tab reaches skip link, palette, toggle and links in order', async () => {
    const links = menu(page).getByRole('link')
    const labels = (await links.allTextContents()).map((text) => text.replace(/\d+\+?$/, ''))
    expect(labels).toEqual(LABELS)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Ir para…' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Recolher menu' })).toBeFocused()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeFocused()
    for (let n = 0; n < labels.length; n += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(n)).toBeFocused()
      const label = (await links.nth(n).getAttribute('aria-label')) ?? ''
      expect(label).not.toBe('')
      await expect(page.getByRole('tooltip', { name: label })).toBeVisible()
    }
  })
  await test.step('Ctrl+B and Cmd+B toggle the sidebar once per press, but not in rich text', async () => {
    await page.keyboard.press('Control+b')
    await expect(menu(page).getByRole('link').last()).toBeFocused()
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
  await test.step('a collapsed sidebar is collapsed from the first paint', async () => {
    await page.getByRole('button', { name: 'Recolher menu' }).click()
    await expect.poll(() => width(page)).toBe(48)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
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
    await page.goto('/admin/orders')
    await expect(page.getByText('LJ-2026-000420').first()).toBeVisible()
    const seen = await page.evaluate(() => {
      const { shift, widths } = (window as unknown as { seen: { shift: number; widths: Set<number> } }).seen
      return { shift, widths: [...widths] }
    })
    expect(seen.widths).toEqual([48])
    expect(seen.shift, 'layout shift').toBeLessThan(0.05)
  })
})

test('[NAV-02] [NAV-12] the first paint has the theme and the collapsed sidebar', async ({ page, context }) => {
  const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await test.step('[NAV-05] /admin leads to the dashboard', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
  const other = await context.newPage()
  await other.goto('/admin/nada')
  await expect(other.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  expect(await ground(other)).toBe('rgb(247, 245, 242)')
  await openAccountMenu(page, 'Tema: escuro')
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await ground(tab)).toBe('rgb(22, 21, 19)')
  }
  await test.step('a reload draws both before the code', async () => {
    await page.getByRole('button', { name: 'Recolher menu' }).click()
    const release = await holdRequests(page, '**/static/js/index.js')
    const releaseAdmin = await holdRequests(page, '**/static/js/async/admin.js')
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => ground(page)).toBe('rgb(22, 21, 19)')
    release()
    const collapsed = { width: '48px', backgroundColor: 'rgb(30, 29, 26)' }
    await expect.poll(() => page.evaluate(drawnSidebar)).toEqual(collapsed)
    releaseAdmin()
  })
  await page.getByRole('button', { name: 'Expandir menu' }).click()
  await openAccountMenu(page, 'Tema: sistema')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  }
})
