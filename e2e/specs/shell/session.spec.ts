import type { Page } from '@playwright/test'
import { expireIn, revokeRefreshToken, storedSession } from '../../support/api/stored-session'
import { watchSockets } from '../../support/live'
import { notices } from '../../support/notices'
import { PageTime } from '../../support/page-time'
import { watchSeenTexts } from '../../support/seen-texts'
import { DEMO_ACCOUNTS, expect, expectToast, signIn, submitSignIn, test } from '../../support/test'

const ORDERS = '/admin/orders?status=enviado'
const RENEWAL = '**/auth/v1/token?grant_type=refresh_token'
const NOTICE = 'Sem conexão com o servidor. Tentando novamente…'

const RENEWAL_FAILS = [/grant_type=refresh_token/, /AuthRetryableFetchError/, /TypeError: Failed to fetch/]

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Entrar no painel' })
const ordersHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })

test.describe('a session that expires while the page is open', () => {
  test('[AUTH-01] is renewed without a message', async ({ page }) => {
    await signIn(page, DEMO_ACCOUNTS.admin)
    const before = await storedSession(page)
    await expireIn(page, -60)
    const renewal = page.waitForResponse(RENEWAL)
    await page.getByRole('link', { name: 'Ver pedidos' }).click()
    expect((await renewal).status()).toBe(200)
    await expect(page.getByRole('table')).toBeVisible()
    const after = await storedSession(page)
    expect(after?.refresh_token).not.toBe(before?.refresh_token)
    expect(after?.expires_at).toBeGreaterThan(Date.now() / 1000 + 600)
  })

  test('[AUTH-05] is checked every 30 s and renewed before it ends', async ({ page, context }) => {
    const time = new PageTime(context)
    await page.clock.install()
    await signIn(page, DEMO_ACCOUNTS.admin)
    await expect(page.getByText('260')).toBeVisible()
    await time.settled()
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1
    })
    // Renews with less than two minutes left: not in the first 29 s, but in one of the next two checks.
    await expireIn(page, 153)
    await page.clock.runFor(29_000)
    expect(renewals).toBe(0)
    await expect
      .poll(async () => {
        await page.clock.runFor(4_000)
        return renewals
      })
      .toBe(1)
    await expect.poll(async () => (await storedSession(page))?.expires_at).toBeGreaterThan(Date.now() / 1000 + 600)
    expect(renewals).toBe(1)
  })

  test('[AUTH-01] is renewed when the API refuses its token, and the request is repeated', async ({
    page,
    problems,
  }) => {
    problems.allow(/401.*\/rest\/v1\/rpc\/list_orders/)
    await signIn(page, DEMO_ACCOUNTS.admin)
    await page.route(
      '**/rest/v1/rpc/list_orders*',
      (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
      { times: 1 },
    )
    await page.goto('/admin/orders')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(notices(page)).toHaveCount(0)
  })
})

test.describe('[AUTH-05] a renewal that fails temporarily keeps the session', () => {
  const FAULTS = [
    ['a page of a captive portal', { status: 403, contentType: 'text/html', body: '<html>Wi-Fi</html>' }],
    ['no network', null],
  ] as const

  test('with an expired token, and requests continue afterwards', async ({ page, context, problems }) => {
    problems.allow(...RENEWAL_FAILS)
    const time = new PageTime(context)
    await page.clock.install()
    await signIn(page, DEMO_ACCOUNTS.admin)
    await page.goto('/admin/orders')
    await expect(page.getByRole('table')).toBeVisible()
    const asAnonymous: string[] = []
    page.on('request', (request) => {
      const { authorization = '' } = request.headers()
      if (request.url().includes('/rest/v1/') && authorization.includes('sb_publishable'))
        asAnonymous.push(request.url())
    })
    for (const [index, [what, fault]] of FAULTS.entries()) {
      await test.step(what, async () => {
        await page.route(RENEWAL, (route) => (fault ? route.fulfill(fault) : route.abort('connectionrefused')))
        await expireIn(page, -60)
        const number = `LJ-2026-00035${index}`
        await page.getByRole('searchbox').fill(number)
        await expect(page.getByText(NOTICE)).toBeVisible()
        await page.unroute(RENEWAL)
        await time.passUntilVisible(page.getByRole('row').filter({ hasText: number }))
        await expect(page.getByText(NOTICE)).toBeHidden()
        expect(await storedSession(page)).not.toBeNull()
      })
    }
    await expect(ordersHeading(page)).toBeVisible()
    expect(asAnonymous, 'data asked for as nobody').toEqual([])
  })

  test('without a message while the token is valid for another minute', async ({ page, problems }) => {
    problems.allow(...RENEWAL_FAILS)
    await signIn(page, DEMO_ACCOUNTS.admin)
    await page.route(RENEWAL, (route) => route.fulfill({ status: 429, json: { msg: 'wait' } }))
    await expireIn(page, 60)
    await page.reload()
    await page.unroute(RENEWAL)
    await expect(page.getByText('260')).toBeVisible({ timeout: 30_000 })
  })

  test('without a sign-in when a page is opened with an expired session', async ({ page, problems }) => {
    problems.allow(...RENEWAL_FAILS)
    await signIn(page, DEMO_ACCOUNTS.admin)
    await page.clock.install()
    await expireIn(page, -60)
    await page.route(RENEWAL, (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
    const seen = await watchSeenTexts(page)
    await page.reload()
    await page.waitForRequest(RENEWAL)
    await page.clock.runFor(5_000)
    await expect(page.getByRole('heading', { name: 'Não foi possível verificar seu acesso' })).toBeVisible()
    expect((await seen()).texts).not.toContain('Entrar no painel')
    await page.unroute(RENEWAL)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('a session that was revoked', () => {
  test.use({ account: 'admin', ownSession: true })

  test('[AUTH-04] leads to sign-in, and back to the filtered page', async ({ page, problems }) => {
    problems.allow(/400.*grant_type=refresh_token/)
    const live = await watchSockets(page)
    const newsRead = page.waitForResponse(/select=id%2Ccreated_at/)
    await page.goto(ORDERS)
    await expect(page.getByRole('table')).toBeVisible()
    // Subscriptions and news need the session too, and would end it before the input.
    await live.subscribed()
    await newsRead
    await revokeRefreshToken(page)
    await expireIn(page, -60)
    await page.getByRole('searchbox').fill('0001')
    await expect(signInHeading(page)).toBeVisible()
    await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    await submitSignIn(page)
    await expect(page).toHaveURL('/admin/orders?busca=0001&status=enviado')
    await expect(page.getByRole('searchbox')).toHaveValue('0001')
  })
})

test.describe('[AUTH-02] [AUTH-05] sign-out', () => {
  test('without a network removes session and data from every tab', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, DEMO_ACCOUNTS.admin)
    const other = await context.newPage()
    await other.goto('/admin/orders')
    await expect(other.getByRole('table')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sair' }).click()
    await expectToast(
      page,
      'Logout realizado',
      'Você saiu neste navegador. Sem conexão, não foi possível avisar o servidor.',
    )
    await expect(signInHeading(page)).toBeVisible()
    await expect(signInHeading(other)).toBeVisible()
    await expect(other.getByText('LJ-2026')).toHaveCount(0)
    expect(await storedSession(page)).toBeNull()
    await page.goBack()
    await expect(page.getByText('260')).toHaveCount(0)
  })

  test('works while the server is unreachable', async ({ page, problems }) => {
    problems.allow(/\/auth\/v1\/logout/, /TypeError: Failed to fetch/)
    await signIn(page, DEMO_ACCOUNTS.admin)
    await page.route('**/auth/v1/logout*', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(signInHeading(page)).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })
})
