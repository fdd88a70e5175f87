import { DEMO_ACCOUNTS, expect, expectToast, signIn, submitSignIn, test } from '../../support/test'

test('[AUTH-02] Sair signs out and closes the admin', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.admin)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))
  expect(stored).toEqual([])
})

test('[AUTH-02] a failed sign-out shows an error and keeps the session', async ({ page, problems }) => {
  problems.allow(/503.*\/auth\/v1\/logout/)
  await signIn(page, DEMO_ACCOUNTS.admin)
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
  await page.getByRole('button', { name: 'Sair' }).click()
  await expectToast(page, 'Erro', 'Erro ao fazer logout.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('[AUTH-05] signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, DEMO_ACCOUNTS.admin)
  const other = await context.newPage()
  await other.goto('/admin/orders')
  await expect(other.getByRole('table')).toBeVisible()
  await expect(other.getByText('Não Configurado')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(other.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await expect(other.getByText('Você saiu em outra aba. Entre para usar o painel de novo.')).toBeVisible()
  await expect(page.getByText(/sessão terminou|outra aba/)).toHaveCount(0)
})

test('[AUTH-02] data of a signed-out user is not shown to the next one', async ({ page, problems }) => {
  problems.allow(/500.*\/rest\/v1\/rpc\/list_orders/)
  // The news may be under way when the session ends.
  problems.allow(/401.*\/rest\/v1\/orders\?/)
  await signIn(page, DEMO_ACCOUNTS.admin)
  await page.getByRole('link', { name: 'Ver pedidos' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  // The form is drawn again when the session has ended.
  await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
  await page.route('**/rest/v1/rpc/list_orders*', (route) =>
    route.fulfill({ status: 500, json: { message: 'unavailable' } }),
  )
  await submitSignIn(page)
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('main').getByText('Não foi possível carregar os pedidos.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
