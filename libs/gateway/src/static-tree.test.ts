import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Gateway } from './gateway'
import { buildTree, get, SHELL_SCRIPT, startTestGateway, TEST_CONFIG } from './test-support'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let tree: Awaited<ReturnType<typeof buildTree>>
let gateway: Gateway

beforeAll(async () => {
  tree = await buildTree()
  gateway = await startTestGateway({ wwwDir: tree.www })
})
afterAll(async () => {
  await gateway.close()
  await tree.remove()
})

describe('released files', () => {
  it('may be kept for ever', async () => {
    const answer = await get(gateway, '/r/mf-orders/1.0.0/mf-manifest.json')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body.toString()).toBe('{"id":"orders"}')
  })

  it('come compressed to those who take it, and only to them', async () => {
    const asked = (offered: string) => get(gateway, '/s/1.0.0/main.js', { headers: { 'accept-encoding': offered } })
    const zipped = await asked('br;q=0, gzip;q=0.8')
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(zipped.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(gunzipSync(zipped.body).toString()).toBe(SHELL_SCRIPT)
    const smallest = await asked('gzip, deflate, br;q=0.5')
    expect(smallest.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(smallest.body).toString()).toBe(SHELL_SCRIPT)
    expect(smallest.headers.etag).not.toBe(zipped.headers.etag)
    // A release of an older build has no such neighbour.
    await tree.put('s/0.9.0/main.js', SHELL_SCRIPT)
    await tree.put('s/0.9.0/main.js.gz', gzipSync(SHELL_SCRIPT))
    const older = await get(gateway, '/s/0.9.0/main.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(older.headers['content-encoding']).toBe('gzip')

    for (const offered of ['identity', 'gzip;q=0', 'xgzip', 'brr, gzip;q=0.000']) {
      const plain = await get(gateway, '/s/1.0.0/main.js', { headers: { 'accept-encoding': offered } })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(SHELL_SCRIPT)
      expect(plain.headers.etag).not.toBe(zipped.headers.etag)
    }
  })

  test.each(['/r/mf-none/1.0.0/mf-manifest.json', '/r/mf-orders', '/r/mf-orders/1.0.0/', '/s', '/s/9.9.9/page', '/r/'])(
    '%s is missing: 404, never the page',
    async (path) => {
      const answer = await get(gateway, path, { headers: HTML })
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('appear while the gateway runs', async () => {
    expect((await get(gateway, '/r/mf-orders/1.1.0/main.js')).status).toBe(404)
    await tree.put('r/mf-orders/1.1.0/main.js', 'export {}')
    expect((await get(gateway, '/r/mf-orders/1.1.0/main.js')).body.toString()).toBe('export {}')
  })
})

describe('pointers', () => {
  test.each(['/', '/index.html', '/remotes.json', '/config.json'])('%s is asked for every time', async (path) => {
    const first = await get(gateway, path)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get(gateway, path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect((await get(gateway, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('shows the new registry at once', async () => {
    const before = await get(gateway, '/remotes.json')
    await tree.put('remotes.json', '{"rev":2}')
    const after = await get(gateway, '/remotes.json', { headers: { 'if-none-match': String(before.headers.etag) } })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toBe('{"rev":2}')
  })

  it('gives the page its configuration and nothing else', async () => {
    const config = { ...TEST_CONFIG, serviceKey: 'sb_secret_x' }
    const other = await startTestGateway({ wwwDir: tree.www, config })
    expect(JSON.parse((await get(other, '/config.json')).body.toString())).toEqual(TEST_CONFIG)
    await other.close()
  })
})

describe('other paths', () => {
  it('serves public files', async () => {
    const answer = await get(gateway, '/demo/camiseta.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
  })

  it('leaves addresses without an extension to the router', async () => {
    const answer = await get(gateway, '/admin/orders?status=pendente', { headers: HTML })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept' })
    expect(answer.body.toString()).toContain('<title>Loja</title>')
  })

  test.each<Record<string, string>>([{ accept: '*/*' }, { accept: 'text/*;q=0.5' }, {}])(
    'gives the page to %o too',
    async (headers) => {
      const answer = await get(gateway, '/login', { headers })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    },
  )

  test.each([
    ['/logo.png', HTML],
    ['/admin/orders', { accept: 'application/json' }],
    ['/.env', HTML],
    ['/s/none', { accept: '*/*' }],
    ['/r/mf-none/1.0.0/module', {}],
    ['/missing.js', { accept: '*/*' }],
  ])('%s with %o is 404', async (path, headers) => {
    expect((await get(gateway, path, { headers })).status).toBe(404)
  })

  test.each([
    '/../outside.txt',
    '/s/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/s/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/%zz',
    '//outside.txt',
    'http://elsewhere.test/index.html',
  ])('%s is refused', async (path) => {
    const answer = await get(gateway, path, { headers: HTML })
    expect(answer.status).toBe(400)
    expect(answer.body.toString()).toBe('Bad request\n')
  })

  test.each([
    '/admin/orders.json',
    '/admin//orders',
    '/admin/orders/%00',
    '/admin/orders/%2e%2e%2fusers',
    '/admin/../users',
    '/admin/.env',
    '/admin/%zz',
  ])('%s is told to a reader of pages in Portuguese, to anything else in a line', async (path) => {
    const page = await get(gateway, path, { headers: HTML })
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(page.body.toString()).toContain('<title>Página não encontrada</title>')
    const head = await get(gateway, path, { method: 'HEAD', headers: HTML })
    expect([head.status, head.body.length]).toEqual([404, 0])
    for (const init of [{ headers: { accept: 'application/json' } }, { method: 'POST', headers: HTML }]) {
      expect((await get(gateway, path, init)).headers['content-type']).toContain('text/plain')
    }
  })

  test.each(['/administrator.json', '/missing.js', '/s/none.js', '/r/none.js', '//admin/orders'])(
    '%s is no page of the admin: plain',
    async (path) => {
      expect((await get(gateway, path, { headers: HTML })).headers['content-type']).toContain('text/plain')
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for files', async (method) => {
    const answer = await get(gateway, '/index.html', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test.each(['/', '/s/1.0.0/main.js', '/config.json'])('HEAD %s has headers alone', async (path) => {
    const answer = await get(gateway, path, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
    expect(answer.body).toHaveLength(0)
  })
})

describe('security headers', () => {
  test.each(['/', '/s/1.0.0/main.js', '/r/none.js', '/remotes.json', '/rest/v1/products', '//'])(
    'are on %s',
    async (path) => {
      const { headers } = await get(gateway, path)
      const policy = String(headers['content-security-policy'])
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
        ]),
      )
      expect(policy).not.toContain('unsafe-eval')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    },
  )

  it('let the page reach a hosted project', async () => {
    const config = { ...TEST_CONFIG, supabaseUrl: 'https://abc.supabase.co/' }
    const hosted = await startTestGateway({ wwwDir: tree.www, config })
    const { headers } = await get(hosted, '/')
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;",
    )
    await hosted.close()
  })
})

describe('startGateway', () => {
  it('says which port is taken', async () => {
    const second = startTestGateway({ wwwDir: tree.www, port: gateway.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: gateway.port })
  })

  it('refuses an address that is none', async () => {
    const config = { ...TEST_CONFIG, supabaseUrl: 'javascript:alert(1)' }
    await expect(startTestGateway({ wwwDir: tree.www, config })).rejects.toThrow('supabaseUrl')
  })
})
