import { expect, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

test('[USR-02] cards show the same as the table', async ({ page }) => {
  await page.goto('/admin/users?busca=marina&perfil=admin')
  await expect(page.getByRole('table')).toHaveCount(0)
  const cards = page.getByRole('list', { name: 'Gerenciar Usuários' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Marina Duarte')
  await expect(cards).toContainText('Administrador')
  await expect(cards).toContainText(/\(\d{2}\) \d{5}-\d{4}/)
  await expect(cards).toContainText(/[0-9a-f]{8}\.\.\./)
  await expect(cards).toContainText(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
})

test('[DASH-04] a tap on the chart shows the figure of the day', async ({ page }) => {
  await page.goto('/admin/dashboard')
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
