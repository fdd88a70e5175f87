import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { SharedReads } from './shared-reads'

const URL = '/rest/v1/rpc/order_status_counts?filter=%7B%7D'

interface Asked {
  userId?: string
  role?: string
  method?: string
  url?: string
  headers?: Record<string, string>
}

function setUp(administrators = ['a', 'b', 'c']) {
  const reads: ((status?: number) => void)[] = []
  const shared = new SharedReads(async (ids) => new Set(ids.filter((id) => administrators.includes(id))))
  const ask = async ({ userId = 'a', role = 'authenticated', method = 'GET', url = URL, headers = {} }: Asked = {}) => {
    const incoming = { method, url, headers } as unknown as IncomingMessage
    const answered = await shared.pass({ caller: { role, userId }, incoming }, () => {
      const body = `read ${reads.length + 1}`
      return new Promise((resolve) => reads.push((status = 200) => resolve(new Response(body, { status }))))
    })
    return `${answered.status} ${await answered.text()}`
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { reads, ask, settle }
}

test('one read answers all administrators that waited before it began', async () => {
  const { reads, ask, settle } = setUp()
  const first = ask()
  const others = [ask(), ask({ userId: 'b', headers: { authorization: 'Bearer b' } }), ask({ userId: 'c' })]
  reads[0]?.()
  expect(await first).toBe('200 read 1')
  await settle()
  const late = ask()
  reads[1]?.()
  expect(await Promise.all(others)).toEqual(['200 read 2', '200 read 2', '200 read 2'])
  await settle()
  reads[2]?.()
  expect(await late, 'a request during a read may know of a newer change').toBe('200 read 3')
  expect(reads).toHaveLength(3)
})

test.each<[what: string, asked: Asked]>([
  ['an anonymous caller', { role: 'anon', userId: '' }],
  ['another method', { method: 'POST' }],
  ['another filter', { url: '/rest/v1/rpc/order_status_counts?filter=%7B%22search%22%3A%22a%22%7D' }],
  ['a function with answers of its own for each caller', { url: '/rest/v1/rpc/list_orders' }],
  ['another origin', { headers: { origin: 'https://loja.test' } }],
])('%s is read by itself', async (_what, asked) => {
  const { reads, ask, settle } = setUp()
  const [first, other] = [ask(), ask(asked)]
  await settle()
  expect(reads).toHaveLength(2)
  for (const end of reads) end()
  expect(await Promise.all([first, other])).toEqual(['200 read 1', '200 read 2'])
})
