import { DEMO_ACCOUNTS, expect, expectToast, signIn, test } from '../support/test'

test.beforeEach(async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.admin)
})

test('[NAV-03] below 768 px the menu is a drawer of 18rem that closes on navigation and with Escape', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
  await menu.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('[ORD-05] orders are cards; a status is changed with a thumb', async ({ page }) => {
  await page.goto('/admin/orders?busca=000390')
  await expect(page.getByRole('table')).toHaveCount(0)
  const card = page.getByRole('list', { name: 'Gerenciar Pedidos' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await card.getByRole('combobox', { name: 'Status do pedido LJ-2026-000390' }).click()
  await page.locator('.ant-select-dropdown:visible').getByText('Processando', { exact: true }).click()
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  await expect(card).toContainText('Processando')
})

for (const width of [390, 360]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/admin/dashboard', '/admin/orders?busca=0004&status=pendente', '/admin/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}
