import { openAccountMenu } from '../../support/account-menu'
import { expect, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

test('[NAV-03] on a phone the menu is a drawer, and the dashboard fits', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Abrir menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu principal' })
  await page.goto('/admin/')
  await expect(page).toHaveURL('/admin/dashboard')

  await test.step('[DASH-04] a tap on the chart shows the figure of the day', async () => {
    const chart = page.getByRole('slider', { name: /^Receita por dia/ })
    await expect(chart).toBeAttached()
    await chart.scrollIntoViewIfNeeded()
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no size')
    await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2)
    const today = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date())
    const figure = page.getByText(today, { exact: true })
    await expect(figure).toBeVisible()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(figure).toHaveCount(0)
    await expect(page.getByText(/^R\$\s[\d.]+,\d{2}$/).and(page.locator('strong'))).toBeVisible()
  })
  await test.step('the drawer is 18rem wide, traps the focus and returns it', async () => {
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
      await close()
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    for (let step = 0; step < 17; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header, main') ?? null)).toBeNull()
    }
  })
  await test.step('the theme is chosen in the drawer, whose targets are large enough', async () => {
    await openAccountMenu(page, 'Tema: escuro')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const targets = [...(await drawer.getByRole('link').all()), drawer.getByRole('button', { name: 'Sair' })]
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
  await test.step('[BADGE-01] [BADGE-02] the badge in the drawer leads to the settings', async () => {
    const badge = drawer.getByRole('link', { name: /^Status do rastreamento/ })
    await expect(badge).toContainText('2/3 Ativo')
    await expect(badge).toContainText('Ads: não configurado')
    await badge.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
    await expect(badge).toBeHidden()
  })
  await test.step('[NAV-05] a link in the drawer closes it and focuses the page', async () => {
    await opener.click()
    await drawer.getByRole('link', { name: 'Pedidos' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeFocused()
  })
  await test.step('the breakpoint is 768 px', async () => {
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(opener).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect(opener).toHaveCount(0)
  })
})
