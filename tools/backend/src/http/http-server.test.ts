import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { closeServer } from './close-server'
import { createHttpServer, type HttpOptions } from './http-server'
import { SharedReads } from './shared-reads'
import { VisitorGate } from './visitor-gate'

const servers: ReturnType<typeof createHttpServer>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(options: Partial<HttpOptions>) {
  const server = createHttpServer({
    admit: async () => ({ caller: { role: 'service_role', userId: '' }, maxBodyBytes: 1_000_000 }),
    visitors: new VisitorGate({ atOnce: 6, waitsForOthers: false }),
    sharedReads: new SharedReads(async () => new Set()),
    handle: async () => new Response('[]'),
    storage: async (_incoming, outgoing) => void outgoing.end(),
    upgrade: (_request, socket) => socket.destroy(),
    log: () => undefined,
    ...options,
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

async function trickle(socket: Socket, text: string): Promise<string> {
  let answer = ''
  let position = 0
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  const timer = setInterval(() => {
    socket.write(text[position % text.length] ?? '')
    position += 1
  }, 20)
  await once(socket, 'close')
  clearInterval(timer)
  return answer
}

const ANONYMOUS = { role: 'anon', userId: '' }
const timeouts = { headersMs: 200, requestMs: 400, checkMs: 50 }

test('disconnects a client that sends its headers byte by byte', async () => {
  let handled = 0
  const handle = async () => {
    handled += 1
    return new Response('[]')
  }
  const { port } = await listen({ handle, timeouts })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /rest/v1/orders HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(await trickle(socket, 'a')).toMatch(/^HTTP\/1\.1 408 /)
  expect(handled).toBe(0)
})

test('a stop finishes running requests and closes all connections', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const handle = async () => {
    arrived()
    await held
    return new Response('["last"]')
  }
  const { server, port } = await listen({ handle })
  const answer = fetch(`http://127.0.0.1:${port}/rest/v1/orders`)
  await arrival
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closed = closeServer(server)
  await expect(fetch(`http://127.0.0.1:${port}/rest/v1/orders`)).rejects.toThrow()
  release()
  expect(await (await answer).text()).toBe('["last"]')
  await closed
  vi.useRealTimers()
})

async function statusOf(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nHost: x\r\n\r\n`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return first.toString().split('\r\n', 1)[0] ?? ''
}

test.each([
  [
    'a body larger than the caller may send',
    'POST /rest/v1/orders HTTP/1.1\r\nContent-Length: 11',
    '413 Payload Too Large',
  ],
  ['CSV', 'POST /rest/v1/orders HTTP/1.1\r\nContent-Type: Text/CSV\r\nContent-Length: 5', '415 Unsupported Media Type'],
])('refuses %s before the body arrives', async (_name, head, status) => {
  const { port } = await listen({ admit: async () => ({ caller: ANONYMOUS, maxBodyBytes: 10 }) })
  expect(await statusOf(port, head)).toBe(`HTTP/1.1 ${status}`)
})

test('stops reading a chunked body above the caller’s limit', async () => {
  const { port } = await listen({ admit: async () => ({ caller: ANONYMOUS, maxBodyBytes: 10 }) })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /rest/v1/orders HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('does not wait for the body without a valid key', async () => {
  const bodies: string[] = []
  const handle = async (request: Request) => {
    bodies.push(await request.text())
    return new Response('{}', { status: 401 })
  }
  const { port } = await listen({ handle, admit: async () => ({ caller: undefined, maxBodyBytes: 0 }) })
  const head = 'POST /rest/v1/orders HTTP/1.1\r\nContent-Length: 9000000'
  expect(await statusOf(port, head)).toBe('HTTP/1.1 401 Unauthorized')
  expect(bodies).toEqual([''])
})

test('logs a slow request without its query', async () => {
  const lines: string[] = []
  const { port } = await listen({ log: (line) => lines.push(line), timeouts: { slowMs: 0 } })
  await fetch(`http://127.0.0.1:${port}/rest/v1/orders?email=eq.ana@loja.test`)
  expect(lines).toEqual([expect.stringMatching(/^slow: GET \/rest\/v1\/orders 200 \d+ ms$/)])
})
