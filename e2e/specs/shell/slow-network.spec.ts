import { holdRequests } from '../../support/hold'
import { expect, test } from '../../support/test'

const ADMIN_CODE = '**/static/js/async/admin.js'

/** Width of the sidebar that is drawn without the admin's code. */
const drawnSidebar = () => {
  const root = document.getElementById('root')
  if (!root) return null
  const { content, width, backgroundColor } = getComputedStyle(root, '::before')
  return content === 'none' ? null : { width, backgroundColor }
}

test('[NAV-12] without a session logo and form do not wait for the admin', async ({ page }) => {
  await holdRequests(page, ADMIN_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(page.getByText('Loja', { exact: true })).toBeVisible()
  expect(await page.evaluate(drawnSidebar)).toBeNull()
})

test.describe('with a session', () => {
  test.use({ account: 'admin' })

  test('[NAV-12] the frame is drawn before the code of the admin', async ({ page }) => {
    const release = await holdRequests(page, ADMIN_CODE)
    await page.goto('/admin/orders', { waitUntil: 'commit' })
    const expanded = { width: '256px', backgroundColor: 'rgb(255, 255, 255)' }
    await expect.poll(() => page.evaluate(drawnSidebar)).toEqual(expanded)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    expect(await page.evaluate(drawnSidebar)).toBeNull()
  })

  test('[NAV-12] [NAV-02] the frame has a collapsed sidebar and the dark theme', async ({ page }) => {
    await page.goto('/admin/orders')
    await page.getByRole('button', { name: 'Recolher menu' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await holdRequests(page, ADMIN_CODE)
    await page.reload({ waitUntil: 'commit' })
    const collapsed = { width: '48px', backgroundColor: 'rgb(30, 29, 26)' }
    await expect.poll(() => page.evaluate(drawnSidebar)).toEqual(collapsed)
  })

  test('[NAV-12] a page of a module shows frame and skeleton before the code of the module', async ({ page }) => {
    await page.goto('/admin/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    await holdRequests(page, '**/r/mf-users/**')
    await page.getByRole('link', { name: 'Usuários', exact: true }).click()
    await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  })
})
