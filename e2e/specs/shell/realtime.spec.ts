import { DEMO_ACCOUNTS, expect, test } from '../../support/test'

interface SignIn {
  access_token: string
}

test('a product change reaches an administrator, and an inactive product no customer', async ({ page, request }) => {
  const { publishableKey: apikey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const signIn = async (account: { email: string; password: string }) => {
    const response = await request.post('/auth/v1/token?grant_type=password', { headers: { apikey }, data: account })
    return ((await response.json()) as SignIn).access_token
  }
  const admin = await signIn(DEMO_ACCOUNTS.admin)
  const customer = await signIn(DEMO_ACCOUNTS.customer)

  await page.goto('/login')
  const received = () => page.evaluate(() => (globalThis as unknown as { received: string[] }).received)
  await page.evaluate(
    ({ apikey, tokens }) => {
      const seen: string[] = []
      Object.assign(globalThis, { received: seen })
      for (const [who, access_token] of Object.entries(tokens)) {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`,
        )
        const changes = [{ event: 'UPDATE', schema: 'public', table: 'products' }]
        const join = {
          topic: 'realtime:e2e',
          event: 'phx_join',
          ref: '1',
          join_ref: '1',
          payload: { config: { postgres_changes: changes }, access_token },
        }
        socket.onopen = () => socket.send(JSON.stringify(join))
        socket.onmessage = ({ data }) => {
          const { event, payload } = JSON.parse(String(data)) as {
            event: string
            payload: { status?: string; data?: { record: { name: string } } }
          }
          if (event === 'system') seen.push(`${who} ${payload.status}`)
          if (event === 'postgres_changes') seen.push(`${who} ${payload.data?.record.name}`)
        }
      }
    },
    { apikey, tokens: { admin, customer } },
  )
  await expect.poll(received).toEqual(expect.arrayContaining(['admin ok', 'customer ok']))

  const headers = { apikey, authorization: `Bearer ${admin}`, prefer: 'return=representation' }
  const rename = async (filter: string, name: string) => {
    const response = await request.get(`/rest/v1/products?${filter}&select=id&limit=1`, { headers })
    const [product] = (await response.json()) as { id: string }[]
    const changed = await request.patch(`/rest/v1/products?id=eq.${product?.id}`, { headers, data: { name } })
    expect(changed.status()).toBe(200)
  }
  await rename('is_active=eq.false', 'Produto inativo renomeado')
  await rename('is_active=eq.true', 'Produto ativo renomeado')
  await expect
    .poll(received)
    .toEqual(expect.arrayContaining(['admin Produto ativo renomeado', 'customer Produto ativo renomeado']))
  expect(await received()).toContain('admin Produto inativo renomeado')
  expect(await received()).not.toContain('customer Produto inativo renomeado')
})
