// Requests are written to a socket, because fetch would normalise them.
import { randomUUID } from 'node:crypto'
import { GATEWAY_SECRET_HEADER } from '@loja/backend'
import { sendRaw } from '@loja/gateway/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestProduct, TEST_SECRET } from './test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
let backend: { port: number }
beforeAll(async () => {
  product = await startTestProduct({
    allowedHosts: ['admin.example.com'],
    allowedOrigins: ['http://localhost:5173'],
    env: { STOREFRONT_ORIGIN: 'https://www.example.com' },
  })
  backend = { port: Number(new URL(product.backend.url).port) }
})
afterAll(() => product?.close())

type Fields = Record<string, string>

function head(line: string, fields: Fields = {}): string {
  const all = { Host: `127.0.0.1:${product.gateway.port}`, Connection: 'close', ...fields }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`
}
const ask = (line: string, fields?: Fields, body = '') => sendRaw(product.gateway, head(line, fields) + body)
const askBackend = (line: string, fields?: Fields) => sendRaw(backend, head(line, fields))
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
const fieldOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1]
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)
const key = () => ({ apikey: product.backend.publishableKey })

const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const PRODUCTS = 'GET /rest/v1/products?select=id&limit=1'
const WAYS_OUT = [
  '/rest/v1/../../_system/config',
  '/rest/v1/%2e%2e/.%2E/_system/config',
  '/auth/v1\\..\\..\\_system/info',
]

describe("the backend's own port", () => {
  test('P6: a path is refused without the secret', async () => {
    for (const path of [...WAYS_OUT, '/_system/config', '/rest/v1/products?select=id', '/auth/v1/settings']) {
      const forged = { ...key(), 'X-Forwarded-For': '10.0.0.1' }
      expect(statusOf(await askBackend(`GET ${path}`, forged)), path).toBe(403)
      expect(statusOf(await askBackend(`GET ${path}`, { ...forged, [GATEWAY_SECRET_HEADER]: 'x' })), path).toBe(403)
      expect(statusOf(await askBackend(`GET ${path}`, { ...forged, ...UPGRADE })), path).toBe(403)
    }
  })

  test('P6: a way out of the API is 404, also with the secret', async () => {
    for (const path of WAYS_OUT) {
      const answer = await askBackend(`GET ${path}`, { ...key(), [GATEWAY_SECRET_HEADER]: TEST_SECRET })
      expect([statusOf(answer), JSON.parse(bodyOf(answer))], path).toEqual([404, { code: '404', message: 'not found' }])
    }
  })

  test('the gateway answers, whatever secret its client claims', async () => {
    expect(statusOf(await askBackend(PRODUCTS, { ...key(), [GATEWAY_SECRET_HEADER]: TEST_SECRET }))).toBe(200)
    expect(statusOf(await ask(PRODUCTS, { ...key(), [GATEWAY_SECRET_HEADER]: 'x' }))).toBe(200)
    const socket = `GET /realtime/v1/websocket?apikey=${key().apikey}&vsn=2.0.0`
    expect(statusOf(await ask(socket.replace('apikey=', 'apikey=x'), { ...UPGRADE }))).toBe(401)
  })
})

describe('sizes', () => {
  const post = 'POST /rest/v1/rpc/public_settings'
  const json = () => ({ ...key(), 'Content-Type': 'application/json' })
  const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const large = 'x'.repeat(11 * 1024 * 1024)

  test('P12: a body over 10 MB is 413, with and without a length', async () => {
    const answers = [
      await ask(post, { ...json(), 'Content-Length': String(large.length) }, large),
      await ask(post, { ...json(), 'Transfer-Encoding': 'chunked' }, chunked(large)),
    ]
    for (const answer of answers)
      expect([statusOf(answer), JSON.parse(bodyOf(answer))]).toEqual([413, { code: '413', message: 'body too large' }])
  })

  test('a chunked body is accepted like one with a length', async () => {
    const answer = await ask(post, { ...json(), 'Transfer-Encoding': 'chunked' }, chunked('{}'))
    expect([statusOf(answer), fieldOf(answer, 'content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  })

  test('the chunked body of a DELETE is never read as a separate request', async () => {
    const inner = head('GET /rest/v1/brands?select=id', key())
    const fields = { ...json(), 'Transfer-Encoding': 'chunked', Connection: 'keep-alive' }
    const last = head('GET /rest/v1/products?select=id&limit=1', key())
    const answer = await ask(`DELETE /rest/v1/products?id=eq.${randomUUID()}`, fields, chunked(inner) + last)
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })

  test('a list can be filtered by a thousand ids', async () => {
    const ids = Array.from({ length: 1000 }, () => randomUUID()).join()
    const answer = await ask(`GET /rest/v1/products?select=id&id=in.(${ids})`, key())
    expect([statusOf(answer), bodyOf(answer).includes('[]')]).toEqual([200, true])
  })

  test('a head over 64 KB is 431', async () => {
    const answer = await ask(`GET /rest/v1/products?x=${'y'.repeat(70_000)}`, key())
    expect(statusOf(answer)).toBe(431)
    expect(JSON.parse(bodyOf(answer))).toEqual({ code: 'gateway', message: 'request header fields too large' })
  })
})

describe('pages of other origins', () => {
  const preflight = (Origin: string) =>
    ask('OPTIONS /rest/v1/products?select=id', {
      Origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'apikey,authorization',
    })
  const own = () => `http://127.0.0.1:${product.gateway.port}`

  test.each(['https://www.example.com', 'http://localhost:5173', 'own'])('%s may use the API', async (name) => {
    const origin = name === 'own' ? own() : name
    const before = await preflight(origin)
    expect(statusOf(before)).toBe(204)
    expect(fieldOf(before, 'access-control-allow-origin')).toBe(origin)
    expect(fieldOf(before, 'access-control-allow-headers')).toBe('apikey,authorization')
    expect(fieldOf(before, 'access-control-allow-methods')).toContain('PATCH')
    const answer = await ask(PRODUCTS, { ...key(), Origin: origin })
    expect(answer.match(/^access-control-allow-origin: .*$/gim)).toEqual([`Access-Control-Allow-Origin: ${origin}`])
    expect(fieldOf(answer, 'access-control-expose-headers')).toContain('Content-Range')
    expect(fieldOf(answer, 'vary')).toContain('Origin')
  })

  test.each(['https://evil.test', 'null', 'https://www.example.com.evil.test', 'http://localhost:5174', 'x'])(
    '%s may not',
    async (origin) => {
      const answers = [
        await preflight(origin),
        await ask(PRODUCTS, { ...key(), Origin: origin }),
        await ask(PRODUCTS, { Origin: origin }),
        await ask('GET /rest/v1/none', { ...key(), Origin: origin }),
      ]
      for (const answer of answers) {
        expect(answer).not.toMatch(/access-control-allow/i)
        expect(fieldOf(answer, 'vary')).toContain('Origin')
      }
      const socket = `GET /realtime/v1/websocket?apikey=${key().apikey}&vsn=2.0.0`
      expect(statusOf(await ask(socket, { ...UPGRADE, Origin: origin }))).toBe(403)
    },
  )
})

describe('names', () => {
  test('another name is refused', async () => {
    for (const Host of ['evil.test', 'evil.test:4173', 'localhost.evil.test', 'evil.test@localhost', '10.1.2.3', '']) {
      for (const path of ['/', '/config.json', '/rest/v1/products?select=id', '/auth/v1/settings'])
        expect(statusOf(await ask(`GET ${path}`, { ...key(), Host })), Host).toBe(421)
      expect(statusOf(await ask('GET /realtime/v1/websocket', { ...UPGRADE, Host })), Host).toBe(421)
    }
  })

  test('an own name is served', async () => {
    for (const Host of [
      'localhost',
      'LOCALHOST:4173',
      '127.0.0.1:1',
      '[::1]:4173',
      'admin.example.com',
      'Admin.Example.com:443',
    ]) {
      expect(statusOf(await ask('GET /config.json', { Host })), Host).toBe(200)
      expect(statusOf(await ask(PRODUCTS, { ...key(), Host })), Host).toBe(200)
    }
  })
})

describe('answers of the API', () => {
  test('an answer is neither cached nor sniffed', async () => {
    for (const line of [
      PRODUCTS,
      'GET /rest/v1/none',
      'POST /auth/v1/token?grant_type=password',
      'GET /realtime/v1/none',
    ]) {
      const answer = await ask(line, { ...key(), 'Content-Length': '0' })
      expect(fieldOf(answer, 'x-content-type-options'), line).toBe('nosniff')
      expect(fieldOf(answer, 'cache-control'), line).toBe('no-store')
    }
  })

  test('another method is refused', async () => {
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'BREW']) {
      for (const path of ['/rest/v1/products', '/config.json']) {
        const answer = await ask(`${method} ${path}`, key())
        expect([statusOf(answer), fieldOf(answer, 'allow')?.includes('GET')], method).toEqual([405, true])
      }
    }
  })
})
