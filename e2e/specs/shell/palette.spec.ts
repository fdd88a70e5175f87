import { DashboardPage } from '../../pages/dashboard-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('[NAV-09] [PAL-01] the keyboard opens pages, an order, a customer and a new product', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Ir para…' })
  const input = page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' })
  const active = page.getByRole('option', { selected: true })
  const open = async (keys = 'Control+k') => {
    await page.keyboard.press(keys)
    await expect(input).toBeFocused()
  }
  await new DashboardPage(page).open()

  await test.step('a page is found without accents', async () => {
    await open()
    await page.keyboard.type('usuarios')
    await expect(active).toContainText('Usuários')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeFocused()
    await expect(palette).toBeHidden()
  })

  await test.step('a number opens the order', async () => {
    await open()
    await page.keyboard.type('000417')
    await page.getByRole('option', { name: /LJ-2026-000417/ }).hover()
    await expect(active).toContainText(/LJ-2026-000417/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /LJ-2026-000417/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a name opens the customer, with the result reached by keys only', async () => {
    await open()
    await page.keyboard.type('ana')
    for (const name of ['Páginas e ações', 'Clientes']) await expect(page.getByRole('group', { name })).toBeVisible()
    await expectAccessible(page, 'the palette', { within: DIALOG, isOtherOnPhone: true })
    await input.fill('carlos nakamura')
    await expect(page.getByRole('option')).toHaveText([/Carlos Nakamura/])
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/customers\/user\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Carlos Nakamura' })).toBeVisible()
  })

  await test.step('a command of a module that is not loaded opens its page', async () => {
    await open('Meta+k')
    await page.keyboard.type('produto nov')
    await expect(active).toContainText('Novo produto')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/products/add')
  })
})
