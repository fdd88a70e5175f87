import { expect, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('[NAV-03] the drawer is 18rem wide, traps the focus and returns it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Abrir menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu principal' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Fechar menu' }).click(),
    () => page.mouse.click(360, 400),
    () => page.keyboard.press('Control+b'),
  ]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeFocused()
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header, main') ?? null)).toBeNull()
    }
    await close()
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('[NAV-03] [NAV-05] a link in the drawer closes it and focuses the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeFocused()
})

test('[NAV-03] the theme is chosen in the drawer, whose targets are large enough', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Escuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const link of await drawer.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect((await drawer.getByRole('button', { name: 'Sair' }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('[NAV-03] the breakpoint is 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toHaveCount(0)
})
