import type { APIRequestContext } from '@playwright/test'
import { sharedSession } from '../../support/api/password-session'
import { DEMO_ACCOUNTS, expect, test } from '../../support/test'

async function rows(request: APIRequestContext, table: string, headers: Record<string, string>): Promise<unknown[]> {
  const response = await request.get(`/rest/v1/${table}?select=*`, { headers })
  const body: unknown = await response.json()
  return Array.isArray(body) ? body : []
}

test('[AUTH-06] [AUTH-08] the public key reads no order, no profile and no secret', async ({ request, product }) => {
  const apikey = product.publishableKey
  for (const table of [
    'orders',
    'order_items',
    'tracking_shipments',
    'tracking_events',
    'profiles',
    'admin_settings',
  ]) {
    expect(await rows(request, table, { apikey }), table).toEqual([])
  }
})

test('[AUTH-07] a customer reads no order, no setting, and only its own profile', async ({ request, product }) => {
  const apikey = product.publishableKey
  const { access_token: token, user } = await sharedSession(product, DEMO_ACCOUNTS.customer)
  const headers = { apikey, authorization: `Bearer ${token}` }
  for (const table of ['orders', 'order_items', 'tracking_shipments', 'tracking_events', 'admin_settings']) {
    expect(await rows(request, table, headers), table).toEqual([])
  }
  expect(await rows(request, 'profiles', headers)).toMatchObject([{ user_id: user.id, role: 'user' }])
  const promoted = await request.patch(`/rest/v1/profiles?user_id=eq.${user.id}`, { headers, data: { role: 'admin' } })
  expect(promoted.status()).toBe(403)
})

// edge.data.test.ts covers raw paths with dot segments, which a client would normalise.
test('the gateway shows its page for other paths of the backend', async ({ request }) => {
  for (const path of ['/_system/info', '/_system/config']) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toContain('text/html')
    expect(await response.text(), path).toContain('<div id="root">')
  }
})
