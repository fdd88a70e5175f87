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
    await expect(page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' })).toBeFocused()
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

test('[PAL-01] [PAL-04] an order number and a name lead to order and customer', async ({ page }) => {
  const active = page.getByRole('option', { selected: true })
  await new DashboardPage(page).open()
  const open = async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' })).toBeFocused()
  }
  const choose = async (text: string, expected: RegExp) => {
    await open()
    await page.keyboard.type(text)
    await page.getByRole('option', { name: expected }).hover()
    await expect(active).toContainText(expected)
    await page.keyboard.press('Enter')
  }

  await test.step('a number opens the order', async () => {
    await choose('000417', /LJ-2026-000417/)
    await expect(page.getByRole('dialog', { name: /LJ-2026-000417/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a name opens the customer, with the result reached by keys only', async () => {
    await open()
    await page.keyboard.type('carlos nakamura')
    await expect(page.getByRole('group', { name: 'Clientes' })).toBeVisible()
    await expectAccessible(page, 'the palette with results', { within: DIALOG, isOtherOnPhone: true })
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/customers\/user\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Carlos Nakamura' })).toBeVisible()
  })

  await test.step('the order is a recent choice, and the customer is not', async () => {
    await open()
    await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option')).toHaveText([/LJ-2026-000417/])
  })
})

test('[NAV-08] [TODO-02] counters of the modules lead to the rows that they count', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'HEAD' || pathname.endsWith('/work_to_do')) asked.push(pathname)
  })
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toHaveAccessibleDescription(
    /^\d+ pedidos pendentes$/,
  )
  await page.getByRole('link', { name: '7 pedidos enviados sem código' }).click()
  await expect(page).toHaveURL('/admin/tracking?estado=sem_codigo')
  await expect(page.getByText('7 pedidos encontrados')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['/rest/v1/rpc/work_to_do']))
})
