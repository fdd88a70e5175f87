import { gate, holdRequests } from '../../support/hold'
import { PageTime } from '../../support/page-time'
import { DEMO_ACCOUNTS, expect, signIn, signInByForm, submitSignIn, test } from '../../support/test'

const ADMIN_CODE = '**/static/js/async/admin.js'
const WRONG = 'E-mail ou senha incorretos.'

test('[AUTH-01] an administrator signs in, and the session survives a reload', async ({ page }) => {
  await signInByForm(page, DEMO_ACCOUNTS.admin)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test.describe('[AUTH-04] refused sign-in', () => {
  for (const [what, email, password] of [
    ['a wrong password', DEMO_ACCOUNTS.admin.email, 'senha-errada-1'],
    ['an unknown e-mail', 'ninguem@loja.test', 'senha-errada-1'],
  ] as const) {
    test(`${what} shows the same sentence and keeps the input`, async ({ page, problems }) => {
      problems.allow(/400.*\/auth\/v1\/token/)
      await page.goto('/login')
      await submitSignIn(page, { email, password })
      await expect(page.getByRole('alert')).toHaveText(WRONG)
      await expect(page.getByLabel('E-mail')).toHaveValue(email)
      await expect(page).toHaveURL('/login')
    })
  }
})

test('[AUTH-04] without a network the message does not blame the password', async ({ page, problems }) => {
  problems.allow(/\/auth\/v1\/token/, /TypeError: Failed to fetch/)
  await page.route('**/auth/v1/token*', (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await submitSignIn(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Não foi possível entrar agora. Verifique sua conexão e tente novamente.',
  )
})

test('[AUTH-01] the form is busy until the answer, works before the admin is loaded, and names its fields', async ({
  page,
}) => {
  const releaseAdmin = await holdRequests(page, ADMIN_CODE)
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  const { held, release: answer } = gate()
  let asked = 0
  await page.route('**/auth/v1/token*', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await page.getByLabel('E-mail').fill(DEMO_ACCOUNTS.admin.email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_ACCOUNTS.admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true')
  expect(asked).toBe(0)
  releaseAdmin()
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Enter')
  answer()
  await expect(page).toHaveURL('/admin/dashboard')
  expect(asked).toBe(1)
})

test('[AUTH-03] a deep link leads to sign-in, which keeps its input, and back', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS.admin
  const releaseAdmin = await holdRequests(page, ADMIN_CODE)
  await page.goto('/admin/orders?status=enviado')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await expect(page).toHaveTitle('Entrar · Loja')
  await page.getByLabel('E-mail').fill(email)
  const passwordField = page.getByLabel('Senha', { exact: true })
  await passwordField.pressSequentially(password.slice(0, 4))
  const place = await passwordField.boundingBox()
  releaseAdmin()
  await expect(page.locator('#root > *')).toBeAttached()
  await expect(passwordField).toBeFocused()
  await page.keyboard.type(password.slice(4))
  expect(await passwordField.boundingBox()).toEqual(place)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/orders?status=enviado')
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
})

test('[AUTH-03] [AUTH-07] a customer is denied access, and no data is requested', async ({ page }) => {
  const tables: string[] = []
  page.on('request', (request) => {
    const table = /\/rest\/v1\/(\w+)/.exec(request.url())?.[1]
    if (table) tables.push(table)
  })
  await signInByForm(page, DEMO_ACCOUNTS.customer)
  await expect(page.getByText('Acesso negado')).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page.getByText('Acesso negado')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(new Set(tables)).toEqual(new Set(['profiles']))
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
})

test('[AUTH-03] an unreadable role is neither granted nor refused', async ({ page, context, problems }) => {
  problems.allow(/503.*\/rest\/v1\/profiles/)
  const time = new PageTime(context)
  await page.clock.install()
  await signIn(page, DEMO_ACCOUNTS.admin)
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
  await page.reload()
  await time.passUntilVisible(page.getByText('Não foi possível verificar seu acesso'))
  await page.unroute('**/rest/v1/profiles*')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('[AUTH-04] a rejected session leads to sign-in and back', async ({ page, problems }) => {
  problems.allow(/401.*\/rest\/v1\/rpc\/(list_orders|order_status_counts)/)
  await signInByForm(page, DEMO_ACCOUNTS.admin)
  await page.route('**/rest/v1/rpc/*order*', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
  )
  await page.goto('/admin/orders?status=enviado')
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await page.unroute('**/rest/v1/rpc/*order*')
  await submitSignIn(page)
  await expect(page).toHaveURL('/admin/orders?status=enviado')
  await expect(page.getByRole('table')).toBeVisible()
})

test('[AUTH-03] sign-in never leads to another site', async ({ page, baseURL }) => {
  await page.goto('/login?voltar=/admin/..//evil.test')
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeHidden()
  expect(new URL(page.url()).origin).toBe(baseURL)
})
