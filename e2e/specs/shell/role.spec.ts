import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

const REFUSAL = { status: 403, json: { code: '42501', message: 'permission denied' } }
const ORDERS = '**/rest/v1/rpc/*order*'

test.use({ account: 'admin' })

const denied = (page: Page) => page.getByRole('heading', { name: 'Acesso negado' })

test('[AUTH-03] a role that is revoked is noticed in every tab', async ({ page, context, problems }) => {
  problems.allow(/403.*\/rest\/v1\//)
  const open = async (tab: Page) => {
    await tab.goto('/admin/orders')
    await expect(tab.getByRole('table')).toBeVisible()
  }
  const revokeRole = async () => {
    await context.route('**/rest/v1/profiles*', (route) => route.fulfill({ json: [{ role: 'user', full_name: null }] }))
    await context.route(ORDERS, (route) => route.fulfill(REFUSAL))
  }
  await open(page)

  await test.step('not after a refusal with another reason', async () => {
    await page.route(ORDERS, (route) => route.fulfill(REFUSAL))
    const look = page.waitForResponse('**/rest/v1/profiles*')
    await page.getByRole('searchbox').fill('0001')
    expect((await look).status()).toBe(200)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(denied(page)).toBeHidden()
    await page.unroute(ORDERS)
  })
  await test.step('at the first refusal', async () => {
    const other = await context.newPage()
    await open(other)
    await revokeRole()
    await page.getByRole('searchbox').fill('0002')
    for (const tab of [page, other]) {
      await expect(denied(tab)).toBeVisible()
      await expect(tab.getByText('LJ-2026')).toHaveCount(0)
      await expect(tab.getByRole('navigation')).toHaveCount(0)
    }
  })
})
