import { DashboardPage } from '../../pages/dashboard-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('[NAV-09] the keyboard goes from page to page and begins a product', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Ir para…' })
  const active = page.getByRole('option', { selected: true })
  await new DashboardPage(page).open()

  await test.step('finds a page without accents', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Página ou ação' })).toBeFocused()
    await expectAccessible(page, 'the palette', { within: DIALOG, isOtherOnPhone: true })
    await page.keyboard.type('usuarios')
    await expect(active).toContainText('Usuários')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeFocused()
    await expect(palette).toBeHidden()
  })

  await test.step('runs a command of a module that is not loaded', async () => {
    await page.keyboard.press('Meta+k')
    await page.keyboard.type('produto nov')
    await expect(active).toContainText('Novo produto')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/products/add')
    await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
  })

  await test.step('asks before it leaves unsaved work', async () => {
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Perfume')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('ArrowDown')
    await expect(active).toContainText('Usuários')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Alterações não salvas' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Perfume')
  })
})

test('[NAV-08] [DASH-06] counters of the modules lead to the rows that they count', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toHaveAccessibleDescription(
    /^\d+ pedidos pendentes$/,
  )
  await page.getByRole('link', { name: '7 pedidos enviados sem código' }).click()
  await expect(page).toHaveURL('/admin/tracking?estado=sem_codigo')
  await expect(page.getByText('7 pedidos encontrados')).toBeVisible()
  expect(asked.sort()).toEqual(['/rest/v1/feedbacks', '/rest/v1/orders', '/rest/v1/orders'])
})
