import { drawnSidebar } from '../../support/drawn-sidebar'
import { gate, holdRequests } from '../../support/hold'
import { PageTime } from '../../support/page-time'
import { watchSeenTexts } from '../../support/seen-texts'
import { DEMO_ACCOUNTS, expect, signInByForm, submitSignIn, test } from '../../support/test'

const ADMIN_CODE = '**/static/js/async/admin.js'
const TOKEN = '**/auth/v1/token*'

test('[AUTH-01] [AUTH-03] [AUTH-04] [NAV-12] sign-in explains refusals', async ({ page, baseURL, problems }) => {
  problems.allow(/\/auth\/v1\/token/, /TypeError: Failed to fetch/)
  const { email } = DEMO_ACCOUNTS.admin
  const alert = page.getByRole('alert')
  const passwordField = page.getByLabel('Senha', { exact: true })
  await test.step('logo and form do not wait for the admin, whose arrival moves nothing', async () => {
    const releaseAdmin = await holdRequests(page, ADMIN_CODE)
    await page.goto('/login?voltar=/admin/..//evil.test', { waitUntil: 'commit' })
    await expect(page.getByText('Loja', { exact: true })).toBeVisible()
    expect(await page.evaluate(drawnSidebar)).toBeNull()
    await page.getByLabel('E-mail').fill(email)
    await passwordField.pressSequentially('senha-')
    const place = await passwordField.boundingBox()
    releaseAdmin()
    await expect(page.locator('#root > *')).toBeAttached()
    await expect(passwordField).toBeFocused()
    await page.keyboard.type('errada-1')
    expect(await passwordField.boundingBox()).toEqual(place)
  })
  await test.step('a refusal keeps the input', async () => {
    await page.keyboard.press('Enter')
    await expect(alert).toHaveText('E-mail ou senha incorretos.')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page).toHaveURL(/\/login\?/)
  })
  await test.step('without a network the message does not blame the password', async () => {
    await page.route(TOKEN, (route) => route.abort('connectionrefused'))
    await submitSignIn(page)
    await expect(alert).toHaveText('Não foi possível entrar agora. Verifique sua conexão e tente novamente.')
    await page.unroute(TOKEN)
  })
  await test.step('sign-in never leads to another site', async () => {
    await submitSignIn(page)
    await expect(page).toHaveURL(`${baseURL}/admin/dashboard`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test('[AUTH-01] [AUTH-03] a deep link leads to sign-in, which is busy until the answer, and back', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS.admin
  const releaseAdmin = await holdRequests(page, ADMIN_CODE)
  await page.goto('/admin/orders?status=enviado')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await expect(page).toHaveTitle('Entrar · Loja')
  const [emailField, passwordField] = [page.getByLabel('E-mail'), page.getByLabel('Senha', { exact: true })]
  await expect(emailField).toHaveAttribute('autocomplete', 'username')
  await expect(passwordField).toHaveAttribute('autocomplete', 'current-password')
  const { held, release: answer } = gate()
  let asked = 0
  await page.route(TOKEN, async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await emailField.fill(email)
  await passwordField.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true')
  expect(asked).toBe(0)
  releaseAdmin()
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Enter')
  answer()
  await expect(page).toHaveURL('/admin/orders?status=enviado')
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  expect(asked).toBe(1)
})

test('[AUTH-03] [AUTH-07] a customer sees neither menu nor data', async ({ page }) => {
  const tables: string[] = []
  page.on('request', (request) => {
    const table = /\/rest\/v1\/(\w+)/.exec(request.url())?.[1]
    if (table) tables.push(table)
  })
  await signInByForm(page, DEMO_ACCOUNTS.customer)
  await expect(page.getByText('Acesso negado')).toBeVisible()
  const seen = await watchSeenTexts(page)
  await page.goto('/admin/orders')
  await expect(page.getByText('Acesso negado')).toBeVisible()
  expect((await seen()).roles).toEqual([])
  expect(new Set(tables)).toEqual(new Set(['profiles']))
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
})

test.describe('with a session', () => {
  test.use({ account: 'admin' })

  test('[AUTH-03] an unreadable role is neither granted nor refused', async ({ page, context, problems }) => {
    problems.allow(/503.*\/rest\/v1\/profiles/)
    const time = new PageTime(context)
    await page.clock.install()
    await page.route('**/rest/v1/profiles*', (route) =>
      route.fulfill({ status: 503, json: { message: 'unavailable' } }),
    )
    await page.goto('/')
    await time.passUntilVisible(page.getByText('Não foi possível verificar seu acesso'))
    await page.unroute('**/rest/v1/profiles*')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
