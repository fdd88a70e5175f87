import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Gateway } from './gateway'
import { buildTree, get, SHELL_SCRIPT, startTestGateway, TEST_CONFIG } from './testing/test-gateway'

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

it('a release without brotli files is sent with gzip', async () => {
  await tree.put('s/0.9.0/main.js', SHELL_SCRIPT)
  await tree.put('s/0.9.0/main.js.gz', gzipSync(SHELL_SCRIPT))
  const older = await get(gateway, '/s/0.9.0/main.js', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(older.headers['content-encoding']).toBe('gzip')
})

it('config.json holds the configuration of the page and nothing else', async () => {
  const config = { ...TEST_CONFIG, serviceKey: 'sb_secret_x' }
  const other = await startTestGateway({ wwwDir: tree.www, config })
  expect(JSON.parse((await get(other, '/config.json')).body.toString())).toEqual(TEST_CONFIG)
  await other.close()
})

test.each(['/admin/orders/%00', '/admin/%zz'])(
  '%s is answered with a page in Portuguese for a browser',
  async (path) => {
    const page = await get(gateway, path, { headers: HTML })
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body.toString()).toContain('<title>Página não encontrada</title>')
  },
)

describe('Content-Security-Policy', () => {
  test.each(['/', '/rest/v1/products'])('of %s lets the page connect to its own origin only', async (path) => {
    const { headers } = await get(gateway, path)
    expect(headers['content-security-policy']).toContain("; connect-src 'self'; ")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  })

  test('[DEV-02] allows code of this computer only from the ports of localModulePorts', async () => {
    const local = await startTestGateway({ wwwDir: tree.www, config: { ...TEST_CONFIG, localModulePorts: [4190] } })
    const { headers } = await get(local, '/')
    await local.close()
    const origins = 'http://localhost:4190 http://127.0.0.1:4190'
    expect(headers['content-security-policy']).toContain(
      `; script-src 'self' ${origins}; style-src 'self' ${origins}; img-src 'self' data: https:; `,
    )
    expect(headers['content-security-policy']).toContain(
      "; connect-src 'self' http://localhost:4190 ws://localhost:4190 http://127.0.0.1:4190 ws://127.0.0.1:4190; ",
    )
    const own = await get(gateway, '/')
    expect(own.headers['content-security-policy']).not.toContain('http:')
  })
})

describe('startGateway', () => {
  it('names a port that is taken', async () => {
    const second = startTestGateway({ wwwDir: tree.www, port: gateway.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: gateway.port })
  })

  it('refuses an invalid address', async () => {
    const config = { ...TEST_CONFIG, supabaseUrl: 'javascript:alert(1)' }
    await expect(startTestGateway({ wwwDir: tree.www, config })).rejects.toThrow('supabaseUrl')
  })

  test.each([0, -1, 65_536, 1.5, '4190', 'http://evil.test'])('refuses the local port %j', async (port) => {
    const config = { ...TEST_CONFIG, localModulePorts: [port as number] }
    await expect(startTestGateway({ wwwDir: tree.www, config })).rejects.toThrow('localModulePorts')
  })
})
