import type { Page } from '@playwright/test'
import { PageTime } from '../../support/page-time'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

async function revokeRole(page: Page): Promise<void> {
  await page
    .context()
    .route('**/rest/v1/profiles*', (route) => route.fulfill({ json: [{ role: 'user', full_name: null }] }))
  await page
    .context()
    .route('**/rest/v1/rpc/*order*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
}

const denied = (page: Page) => page.getByRole('heading', { name: 'Acesso negado' })

test.describe('[AUTH-03] a role that is revoked during a session', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/403.*\/rest\/v1\//)
    await page.goto('/admin/orders')
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('is noticed at the first refusal, in every tab', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/admin/orders')
    await expect(other.getByRole('table')).toBeVisible()
    await revokeRole(page)
    await page.getByRole('searchbox').fill('0001')
    await expect(denied(page)).toBeVisible()
    await expect(denied(other)).toBeVisible()
    for (const tab of [page, other]) {
      await expect(tab.getByText('LJ-2026')).toHaveCount(0)
      await expect(tab.getByRole('navigation')).toHaveCount(0)
    }
    await context.unrouteAll()
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('is noticed when the tab is shown again', async ({ page, context }) => {
    const time = new PageTime(context)
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    await time.settled(1)
    await revokeRole(page)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(denied(page)).toBeHidden()
    await page.clock.fastForward(59_000)
    await page.clock.runFor(5_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(denied(page)).toBeVisible()
    await expect(page.getByText('LJ-2026')).toHaveCount(0)
  })

  test('is not assumed after another refusal', async ({ page }) => {
    await page.route('**/rest/v1/rpc/*order*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    )
    const look = page.waitForResponse('**/rest/v1/profiles*')
    await page.getByRole('searchbox').fill('0001')
    expect((await look).status()).toBe(200)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(denied(page)).toBeHidden()
  })
})
