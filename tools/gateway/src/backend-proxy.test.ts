import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Gateway } from './gateway'
import { buildTree, get, sendRaw, startTestGateway, startUpstream } from './testing/test-gateway'

let tree: Awaited<ReturnType<typeof buildTree>>
let upstream: Awaited<ReturnType<typeof startUpstream>>
let gateway: Gateway
let lines: string[]

beforeEach(async () => {
  lines = []
  tree = await buildTree()
  upstream = await startUpstream()
  gateway = await startTestGateway({ wwwDir: tree.www, backendUrl: upstream.url, log: (line) => lines.push(line) })
})
afterEach(async () => {
  await gateway.close()
  await upstream.stop()
  await tree.remove()
})

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

const openSocket = () => new WebSocket(`ws://127.0.0.1:${gateway.port}/realtime/v1/websocket?apikey=k&vsn=1.0.0`)

describe('requests', () => {
  it('a request is forwarded with method, query, body, status and headers', async () => {
    const answer = await fetch(`${gateway.url}/rest/v1/orders?select=*&id=eq.1`, { method: 'PATCH', body: '{"a":1}' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-range')).toBe('0-1/2')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.text()).toBe('first;second')
    expect(upstream.seen[0]).toMatchObject({
      method: 'PATCH',
      url: '/rest/v1/orders?select=*&id=eq.1',
      body: '{"a":1}',
    })
  })

  it('an answer is streamed: the first chunk arrives before the last is written', async () => {
    const end = upstream.holdEnds()
    const answer = await fetch(`${gateway.url}/rest/v1/orders`)
    const reader = answer.body?.getReader()
    const read = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe('first;')
    end()
    expect(await read()).toBe('second')
  })

  it('the backend gets the real address when the client claims another one', async () => {
    await get(gateway, '/auth/v1/token', {
      headers: { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8', forwarded: 'for=8.8.8.8' },
    })
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.stringify(upstream.seen[0]?.headers)).not.toContain('8.8.8.8')
  })

  it('requests are answered with 502 while the backend is down and forwarded again afterwards', async () => {
    await upstream.stop()
    const answer = await get(gateway, '/rest/v1/orders?apikey=secret')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.body.toString())).toEqual({ code: 'gateway', message: 'backend unavailable' })
    expect(lines).toEqual(['gateway: GET /rest/v1/orders: ECONNREFUSED'])
    expect((await get(gateway, '/remotes.json')).status).toBe(200)
    upstream = await startUpstream()
  })

  it('an answer is cut off when the backend dies half-way, and the gateway continues', async () => {
    await expect(get(gateway, '/rest/v1/dies')).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await get(gateway, '/remotes.json')).status).toBe(200)
  })

  it('requests are answered with 404 without a backend', async () => {
    const standalone = await startTestGateway({ wwwDir: tree.www })
    const answer = await get(standalone, '/rest/v1/orders', { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    await standalone.close()
  })
})

describe('paths', () => {
  test.each([
    '/rest/v1/../../_system/info',
    '/rest/v1/%2e%2e/%2e%2e/_system/info',
    '/rest/v1/..%2f..%2f_system/info',
    '/rest/v1/%252e%252e/_system',
    '/rest/v1/./orders',
    '/rest/v1//_system',
    '//rest/v1/orders',
    '/rest/v1\\..\\_system',
    '/%72est/v1/orders',
    '/rest/v1/.env',
    'http://127.0.0.1/rest/v1/orders',
    '/_system/info',
    '/rest/v10/orders',
    '/rest/v1;/../_system',
    '/REST/V1/orders',
    '/storage/v1/object/product-images/..',
    '/storage/v10/object',
    '/graphql/v1',
  ])('%s never reaches the backend', async (path) => {
    const answer = await sendRaw(
      gateway,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(await sendRaw(gateway, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${UPGRADE}\r\n`)).toMatch(
      /^HTTP\/1\.1 40[04] /,
    )
    expect(upstream.seen).toEqual([])
  })

  test.each([
    '/auth/v1/token?grant_type=password',
    '/rest/v1/',
    '/rest/v1/rpc/search_products',
    '/rest/v1/orders?q=/../%2e',
    '/storage/v1/object/public/product-images/0.jpg',
  ])('%s reaches the backend unchanged', async (path) => {
    expect((await get(gateway, path)).status).toBe(201)
    expect(upstream.seen[0]?.url).toBe(path)
  })
})

describe('web sockets', () => {
  it('a web socket carries messages both ways', async () => {
    const ws = openSocket()
    await once(ws, 'open')
    ws.send('olá')
    expect(String((await once(ws, 'message'))[0])).toBe('echo olá')
    expect(upstream.seen[0]?.url).toBe('/realtime/v1/websocket?apikey=k&vsn=1.0.0')
    ws.close()
    await once(ws, 'close')
  })

  it('a web socket closes at the backend when the browser leaves', async () => {
    const ws = openSocket()
    await once(ws, 'open')
    const [server] = upstream.sockets.clients
    ws.terminate()
    if (server) await once(server, 'close')
    expect(upstream.sockets.clients.size).toBe(0)
  })

  it('the gateway survives a browser that is cut off', async () => {
    const client = connect(gateway.port, '127.0.0.1')
    client.write(`GET /realtime/v1/websocket HTTP/1.1\r\nHost: 127.0.0.1\r\n${UPGRADE}\r\n`)
    expect(String((await once(client, 'data'))[0])).toContain('101 Switching Protocols')
    const [server] = upstream.sockets.clients
    if (!server) throw new Error('the backend has no web socket')
    const closed = once(server, 'close')
    client.resetAndDestroy()
    await closed
    expect(lines.at(-1)).toBe('gateway: client connection: ECONNRESET')
    expect((await get(gateway, '/remotes.json')).status).toBe(200)
  })

  it('a web socket is refused while the backend is down', async () => {
    await upstream.stop()
    const ws = openSocket()
    const [error] = await once(ws, 'error')
    expect(String(error)).toContain('502')
    upstream = await startUpstream()
  })

  it('a web socket closes when the backend dies', async () => {
    const ws = openSocket()
    await once(ws, 'open')
    const closed = once(ws, 'close')
    await upstream.stop()
    await closed
    upstream = await startUpstream()
    expect((await get(gateway, '/remotes.json')).status).toBe(200)
  })
})

describe('close', () => {
  it('ends idle connections and web sockets without waiting for them', async () => {
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve) => {
      request(`${gateway.url}/remotes.json`, { agent }, (res) => res.resume().once('end', resolve)).end()
    })
    const ws = openSocket()
    await once(ws, 'open')
    const closed = once(ws, 'close')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await Promise.all([gateway.close(), closed])
    vi.useRealTimers()
    await expect(get(gateway, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    agent.destroy()
  })

  it('lets a running answer finish', async () => {
    const end = upstream.holdEnds()
    const answer = await fetch(`${gateway.url}/rest/v1/orders`)
    const closing = gateway.close()
    end()
    expect(await answer.text()).toBe('first;second')
    await closing
  })
})
