import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'

const shared = sharedBackend()

test('[AUTH-06] a customer is asked for the role before a table of staff is read', async () => {
  const read = () => shared.customer.from('order_items').select('id, orders(id)').limit(1)
  expect((await read()).data).toEqual([])
  await shared.backend.sql(`create policy open on public.order_items for select to authenticated using (true)`)
  try {
    expect((await read()).data).toEqual([])
    expect((await shared.admin.from('order_items').select('id').limit(1)).data).toHaveLength(1)
  } finally {
    await shared.backend.sql('drop policy open on public.order_items')
  }
})

test('[AUTH-06] P1: requests pipelined on one socket use their own roles', async () => {
  const port = Number(new URL(shared.backend.url).port)
  const keys = [shared.backend.secretKey, shared.backend.publishableKey]
  const requests = Array.from({ length: 24 }, (_, index) => {
    const key = keys[index % 2]
    const last = index === 23 ? 'close' : 'keep-alive'
    return `GET /rest/v1/orders?select=id&limit=1 HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\nUser-Agent: probe\r\nConnection: ${last}\r\n\r\n`
  })
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })
  const answers = text.split(/(?=HTTP\/1\.1 \d{3})/)
  expect(answers).toHaveLength(24)
  const showsRow = answers.map((answer) => answer.includes('"id":"'))
  expect(showsRow).toEqual(answers.map((_, index) => index % 2 === 0))
})

test('P1: parallel requests of three roles see only their own rows', async () => {
  const seen = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const client = [shared.admin, shared.customer, shared.anonymous][index % 3]
      return (await client?.from('orders').select('id').limit(1))?.data?.length ?? 0
    }),
  )
  expect(seen).toEqual(seen.map((_, index) => (index % 3 === 0 ? 1 : 0)))
})

test('P12: refuses a body over 10 MB', async () => {
  const response = await fetch(`${shared.backend.url}/rest/v1/products`, {
    method: 'POST',
    headers: { apikey: shared.backend.publishableKey, 'content-type': 'application/json' },
    body: 'x'.repeat(10 * 1024 * 1024 + 1),
  })
  expect(response.status).toBe(413)
  const [row] = await shared.backend.sql<{ n: number }>('select count(*)::int as n from public.products')
  expect(row?.n).toBe(260)
})
