import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { closeServer } from './close-server'
import { createHttpServer, type HttpOptions } from './http-server'

const servers: ReturnType<typeof createHttpServer>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(options: Partial<HttpOptions>) {
  const server = createHttpServer({
    handle: async () => new Response('[]'),
    upgrade: (_request, socket) => socket.destroy(),
    log: () => undefined,
    ...options,
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

/** Sends `text` byte by byte for as long as the other side listens; resolves with what it answered. */
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

const timeouts = { headersMs: 200, requestMs: 400, checkMs: 50 }

test('a client that sends its headers one byte at a time is cut off', async () => {
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

test('a client that sends its body one byte at a time is cut off', async () => {
  const finished: string[] = []
  const handle = async (request: Request) => {
    finished.push(await request.text())
    return new Response('[]')
  }
  const { port } = await listen({ handle, timeouts })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /rest/v1/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n')
  await trickle(socket, 'a')
  expect(finished).toEqual([])
})

test('a stop answers the request under way, lets nobody new in, and leaves no connection', async () => {
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
  const closed = closeServer(server)
  await expect(fetch(`http://127.0.0.1:${port}/rest/v1/orders`)).rejects.toThrow()
  release()
  expect(await (await answer).text()).toBe('["last"]')
  const began = performance.now()
  await closed
  // Long before the time after which connections are cut.
  expect(performance.now() - began).toBeLessThan(3000)
})
