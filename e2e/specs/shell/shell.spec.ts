import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

const LINKS = [
  ['Dashboard', '/admin/dashboard', 'Dashboard', '260'],
  ['Produtos', '/admin/products', 'Gerenciar Produtos', /Rosalume|Velmária|Zafirane/],
  ['Pedidos', '/admin/orders', 'Gerenciar Pedidos', 'LJ-2026-000420'],
  ['Usuários', '/admin/users', 'Gerenciar Usuários', 'Administrador'],
  ['Analytics', '/admin/tracking-logs', 'Analytics', 'Números e alertas'],
  ['Feedbacks', '/admin/feedbacks', 'Feedbacks', 'Pendente'],
  ['Notas Fiscais', '/admin/notas-fiscais', 'Notas Fiscais', 'Autorizada'],
  ['Rastreamento', '/admin/tracking', 'Rastreamento', 'Entregue'],
  ['Configurações', '/admin/settings', 'Configurações', 'Meta'],
] as const

test.use({ account: 'admin' })

test('the nine specified links of the sidebar lead to their pages', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await test.step('[NAV-05] / leads to the dashboard', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/admin/dashboard')
    for (const [card, count] of [
      ['Total de Usuários', '60'],
      ['Total de Produtos', '260'],
    ]) {
      await expect(page.getByText(card ?? '').locator('..')).toContainText(count ?? '')
    }
  })
  await test.step('[NAV-03] the sidebar is not printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page.getByText('Ir para o conteúdo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('[NAV-01] the links are in their order', async () => {
    const names: readonly string[] = LINKS.map(([name]) => name)
    const shown = async () => {
      const texts = await menu.getByRole('link').allTextContents()
      return texts.map((text) => text.replace(/\d+\+?$/, '')).filter((name) => names.includes(name))
    }
    await expect.poll(shown).toEqual(names)
  })
  await test.step('[NAV-05] [NAV-06] each link leads to a working page with its title', async () => {
    for (const [name, path, title, content] of LINKS) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${name} · Loja`)
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      if (name !== 'Dashboard') await expect(heading).toBeFocused()
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveCount(
        name === 'Dashboard' ? 0 : 1,
      )
    }
  })
  await test.step('[NAV-04] every page leads back to the dashboard', async () => {
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })
  await test.step('[NAV-05] an unknown address shows a Portuguese 404 with a way back', async () => {
    await page.goto('/nada')
    for (const path of ['/nada', '/admin/orders/nada/mesmo']) {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expect(page).toHaveTitle('Página não encontrada · Loja')
    }
    await page.getByRole('link', { name: 'Ir para o Dashboard' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })
})
