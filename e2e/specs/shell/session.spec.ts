import type { Page } from '@playwright/test'
import { expireIn, revokeRefreshToken, storedSession } from '../../support/api/stored-session'
import { notices } from '../../support/notices'
import { PageTime } from '../../support/page-time'
import { watchSeenTexts } from '../../support/seen-texts'
import { expect, submitSignIn, test } from '../../support/test'

const RENEWAL = '**/auth/v1/token?grant_type=refresh_token'

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Entrar no painel' })
const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })

test.use({ account: 'admin', ownSession: true })

test('[AUTH-01] [AUTH-05] a session is renewed before and after its end', async ({ page, context, problems }) => {
  problems.allow(/401.*\/rest\/v1\/rpc\/list_orders/)
  const time = new PageTime(context)
  await page.clock.install()
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1
  })
  await page.goto('/')
  await expect(page.getByText('260')).toBeVisible()
  await time.settled()
  await test.step('a check every 30 s renews it before it ends', async () => {
    await page.clock.pauseAt(Date.now() + 10_000)
    // Renews with less than two minutes left: not in the first 29 s, but in one of the next two checks.
    await expireIn(page, 153)
    await page.clock.runFor(29_000)
    expect(renewals).toBe(0)
    await expect
      .poll(
        async () => {
          await page.clock.runFor(4_000)
          return renewals
        },
        { intervals: [100] },
      )
      .toBe(1)
    await page.clock.resume()
    await expect.poll(async () => (await storedSession(page))?.expires_at).toBeGreaterThan(Date.now() / 1000 + 600)
    expect(renewals).toBe(1)
  })
  await test.step('an expired one is renewed by the next request', async () => {
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
  await test.step('a request with a refused token is repeated', async () => {
    await page.route(
      '**/rest/v1/rpc/list_orders*',
      (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
      { times: 1 },
    )
    await page.getByRole('searchbox').fill('LJ-2026-000350')
    await expect(row(page, 'LJ-2026-000350')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    expect(renewals).toBe(3)
    await expect(notices(page)).toHaveCount(0)
  })
})

test('[AUTH-05] a renewal that fails temporarily keeps the session', async ({ page, problems }) => {
  problems.allow(/grant_type=refresh_token/, /AuthRetryableFetchError/, /TypeError: Failed to fetch/)
  await page.clock.install()
  const seen = await watchSeenTexts(page)
  const asAnonymous: string[] = []
  page.on('request', (request) => {
    const { authorization = '' } = request.headers()
    if (request.url().includes('/rest/v1/') && authorization.includes('sb_publishable')) asAnonymous.push(request.url())
  })
  await test.step('without a sign-in when a page is opened with an expired session', async () => {
    await page.goto('/config.json')
    await expireIn(page, -60)
    // The outage ends with the press, which loads the page again: before it, the page would renew the session and remove
    // the button.
    const isPressed = () => page.evaluate(() => sessionStorage.getItem('outage') === 'ended').catch(() => true)
    await page.route(RENEWAL, async (route) =>
      (await isPressed()) ? route.continue() : route.fulfill({ status: 503, json: { message: 'unavailable' } }),
    )
    const renewal = page.waitForRequest(RENEWAL)
    await page.goto('/')
    await renewal
    await page.clock.runFor(5_000)
    await expect(page.getByRole('heading', { name: 'Não foi possível verificar seu acesso' })).toBeVisible()
    expect((await seen()).texts).not.toContain('Entrar no painel')
    await page.evaluate(() => document.addEventListener('pointerdown', () => sessionStorage.setItem('outage', 'ended')))
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('260')).toBeVisible()
  })
  expect(asAnonymous, 'data asked for as nobody').toEqual([])
})

test('[AUTH-04] a session that is refused leads to sign-in, and back to the page', async ({ page, problems }) => {
  problems.allow(/400.*grant_type=refresh_token/, /401.*\/rest\/v1\/rpc\/(list_orders|order_status_counts)/)
  const search = async (text: string) => {
    await page.getByRole('searchbox').fill(text)
    await expect(page).toHaveURL(`/admin/orders?busca=${text}&status=enviado`)
    await expect(page.getByRole('table')).toBeVisible()
  }
  /** Any other read may end the session first, and one that is on its way is not repeated. */
  const expectSignIn = () =>
    expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        return signInHeading(page).isVisible()
      })
      .toBe(true)
  await page.goto('/admin/orders?status=enviado')
  await test.step('revoked', async () => {
    await search('0001')
    await revokeRefreshToken(page)
    await expireIn(page, -60)
    await expectSignIn()
    await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    await submitSignIn(page)
    await expect(page).toHaveURL('/admin/orders?busca=0001&status=enviado')
    await expect(page.getByRole('searchbox')).toHaveValue('0001')
    await expect(page.getByRole('table')).toBeVisible()
  })
  await test.step('refused with a new token too', async () => {
    await search('0002')
    await page.route('**/rest/v1/rpc/*order*', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT invalid' } }),
    )
    await expectSignIn()
    await page.unroute('**/rest/v1/rpc/*order*')
    await submitSignIn(page)
    await expect(page).toHaveURL('/admin/orders?busca=0002&status=enviado')
    await expect(page.getByRole('table')).toBeVisible()
  })
})
