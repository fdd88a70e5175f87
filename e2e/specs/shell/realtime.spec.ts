import { sharedSession } from '../../support/api/password-session'
import { DEMO_ACCOUNTS, expect, test } from '../../support/test'

test('a product change reaches an administrator, and an inactive product no customer', async ({
  page,
  request,
  product,
}) => {
  const { publishableKey: apikey } = product
  const { access_token: admin } = await sharedSession(product, DEMO_ACCOUNTS.admin)
  const { access_token: customer } = await sharedSession(product, DEMO_ACCOUNTS.customer)

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
    const [row] = (await response.json()) as { id: string }[]
    const changed = await request.patch(`/rest/v1/products?id=eq.${row?.id}`, { headers, data: { name } })
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
