import { drawnSidebar } from '../../support/drawn-sidebar'
import { holdRequests } from '../../support/hold'
import { watchSeenTexts } from '../../support/seen-texts'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('[NAV-12] [AUTH-03] a slow page shows its frame, and reads nothing without a role', async ({ page }) => {
  await page.clock.install()
  const seen = await watchSeenTexts(page)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const asked: string[] = []
  page.on('request', (request) => {
    const table = /\/rest\/v1\/([\w/]+)/.exec(request.url())?.[1]
    if (table) asked.push(table)
  })
  const releaseCode = await holdRequests(page, '**/s/*/static/**')
  const releaseRole = await holdRequests(page, '**/rest/v1/profiles*')
  const expectNoSignIn = async () => {
    const { texts, roles } = await seen()
    expect(texts).not.toContain('Entrar no painel')
    expect(roles).not.toContain('form')
  }

  await test.step('the frame is drawn before any code and any other sheet', async () => {
    await page.goto('/admin/orders', { waitUntil: 'commit' })
    const expanded = { width: '256px', backgroundColor: 'rgb(255, 255, 255)' }
    await expect.poll(() => page.evaluate(drawnSidebar)).toEqual(expanded)
  })
  await test.step('no data is requested before the role is known', async () => {
    releaseCode()
    await expect(page.getByRole('status', { name: 'Verificando seu acesso' })).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(page.getByText('Está demorando mais que o normal. Continuamos tentando…')).toBeVisible()
    expect(asked).toEqual(['profiles'])
    releaseRole()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    expect(await page.evaluate(drawnSidebar)).toBeNull()
  })
  await test.step('a page of a module shows frame and skeleton before the code of the module', async () => {
    const releaseModule = await holdRequests(page, '**/r/mf-users/**')
    await page.getByRole('link', { name: 'Usuários', exact: true }).click()
    await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
    await expect(menu).toBeVisible()
    releaseModule()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeVisible()
    await expectNoSignIn()
  })
  await test.step('the address of sign-in leads into the admin', async () => {
    await page.goto('/login')
    await expect(menu).toBeVisible()
    await expectNoSignIn()
  })
})
