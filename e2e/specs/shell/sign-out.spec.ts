import type { Page } from '@playwright/test'
import { storedSession } from '../../support/api/stored-session'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const LOGOUT = '**/auth/v1/logout*'
const LIST = '**/rest/v1/rpc/list_orders*'

test.use({ account: 'admin', ownSession: true })

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Entrar no painel' })
const signOut = (page: Page) => page.getByRole('button', { name: 'Sair' }).click()

test('[AUTH-02] [AUTH-05] Sair signs out every tab, unless refused', async ({ page, context, problems }) => {
  problems.allow(/503.*\/auth\/v1\/logout/, /500.*\/rest\/v1\/rpc\/list_orders/)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin/orders')
    await expect(tab.getByRole('table')).toBeVisible()
  }
  await test.step('a refusal shows an error and keeps the session', async () => {
    await page.route(LOGOUT, (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
    await signOut(page)
    await expectToast(page, 'Erro', 'Erro ao fazer logout.')
    await page.unroute(LOGOUT)
    expect(await storedSession(page)).not.toBeNull()
    await page.getByRole('searchbox').fill('LJ-2026-000417')
    await expect(page.getByRole('row')).toHaveCount(2)
  })
  await test.step('both tabs lead to sign-in, and the other one says why', async () => {
    await signOut(page)
    await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
    for (const tab of [page, other]) await expect(signInHeading(tab)).toBeVisible()
    await expect(other.getByText('Você saiu em outra aba. Entre para usar o painel de novo.')).toBeVisible()
    await expect(page.getByText(/sessão terminou|outra aba/)).toHaveCount(0)
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))
    expect(stored).toEqual([])
    await other.goto('/admin/orders')
    await expect(signInHeading(other)).toBeVisible()
    await other.close()
  })
  await test.step('data of a signed-out user is not shown to the next one', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'unavailable' } }))
    await submitSignIn(page)
    await expect(page).toHaveURL(/\/admin\/orders/)
    await expect(page.getByRole('main').getByText('Não foi possível carregar os pedidos.')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test('[AUTH-02] [AUTH-05] without the server, Sair signs out every tab', async ({ page, context, problems }) => {
  problems.allow(/\/auth\/v1\/logout/, /TypeError: Failed to fetch/, /ERR_INTERNET_DISCONNECTED/)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Ver pedidos' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await test.step('while the server is unreachable', async () => {
    await page.route(LOGOUT, (route) => route.abort('connectionrefused'))
    await signOut(page)
    await expect(signInHeading(page)).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    await page.unroute(LOGOUT)
  })
  await submitSignIn(page)
  await expect(page.getByRole('table')).toBeVisible()
  await test.step('without a network', async () => {
    const other = await context.newPage()
    await other.goto('/admin/orders')
    await expect(other.getByRole('table')).toBeVisible()
    await context.setOffline(true)
    await signOut(page)
    await expectToast(
      page,
      'Logout realizado',
      'Você saiu neste navegador. Sem conexão, não foi possível avisar o servidor.',
    )
    for (const tab of [page, other]) {
      await expect(signInHeading(tab)).toBeVisible()
      await expect(tab.getByText('LJ-2026')).toHaveCount(0)
    }
    expect(await storedSession(page)).toBeNull()
    await page.goBack()
    await expect(signInHeading(page)).toBeVisible()
    await expect(page.getByText('260')).toHaveCount(0)
  })
})
