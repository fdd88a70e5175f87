import { expect, test } from '../support/test'

const LINKS = [
  ['Dashboard', '/admin/dashboard', 'Dashboard'],
  ['Produtos', '/admin/products', 'Gerenciar Produtos'],
  ['Pedidos', '/admin/orders', 'Gerenciar Pedidos'],
  ['Usuários', '/admin/users', 'Gerenciar Usuários'],
  ['Analytics', '/admin/tracking-logs', 'Analytics'],
  ['Feedbacks', '/admin/feedbacks', 'Feedbacks'],
  ['Notas Fiscais', '/admin/notas-fiscais', 'Notas Fiscais'],
  ['Rastreamento', '/admin/tracking', 'Rastreamento'],
  ['Configurações', '/admin/settings', 'Configurações'],
] as const

test.use({ account: 'admin' })

test('[NAV-01] [NAV-04] the nine links in order; each opens its page, with the way back to the dashboard', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.goto('/')
  await expect(menu.getByRole('link')).toHaveText(LINKS.map(([name]) => name))
  for (const [name, path, title] of LINKS) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveCount(
      name === 'Dashboard' ? 0 : 1,
    )
  }
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

test('[NAV-02] [NAV-03] Ctrl+B collapses the sidebar to icons; a cookie keeps it for seven days', async ({
  page,
  context,
}) => {
  const sidebar = page.getByRole('complementary')
  const width = async () => (await sidebar.boundingBox())?.width
  await page.goto('/')
  await expect.poll(width).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await page.reload()
  await expect.poll(width).toBe(48)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(256)
})

test('[NAV-05] / and /admin lead to the dashboard', async ({ page }) => {
  for (const path of ['/', '/admin', '/admin/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
  }
})

test('[NAV-05] an unknown address is a Portuguese 404 with a way back', async ({ page }) => {
  for (const path of ['/nada', '/admin/nada', '/admin/orders/nada/mesmo']) {
    await page.goto(path)
    await expect(page.getByText('Página não encontrada')).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o Dashboard' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  }
})

test('the demo store is on the dashboard with its true figures', async ({ page }) => {
  await page.goto('/')
  for (const [card, count] of [
    ['Total de Usuários', '60'],
    ['Total de Produtos', '260'],
  ]) {
    await expect(page.getByText(card ?? '').locator('..')).toContainText(count ?? '')
  }
})
