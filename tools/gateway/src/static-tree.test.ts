import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Gateway } from './gateway'
import { buildTree, get, SHELL_SCRIPT, startTestGateway, TEST_CONFIG } from './testing/test-gateway'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let tree: Awaited<ReturnType<typeof buildTree>>
let gateway: Gateway

/** What the gateway alone does, or promises more closely than every host can: `hosting.test.ts` has the rest. */
beforeAll(async () => {
  tree = await buildTree()
  gateway = await startTestGateway({ wwwDir: tree.www })
})
afterAll(async () => {
  await gateway.close()
  await tree.remove()
})

it('sends a release of an older build, which has no brotli, with gzip', async () => {
  await tree.put('s/0.9.0/main.js', SHELL_SCRIPT)
  await tree.put('s/0.9.0/main.js.gz', gzipSync(SHELL_SCRIPT))
  const older = await get(gateway, '/s/0.9.0/main.js', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(older.headers['content-encoding']).toBe('gzip')
})

it('gives the page its configuration and nothing else', async () => {
  const config = { ...TEST_CONFIG, serviceKey: 'sb_secret_x' }
  const other = await startTestGateway({ wwwDir: tree.www, config })
  expect(JSON.parse((await get(other, '/config.json')).body.toString())).toEqual(TEST_CONFIG)
  await other.close()
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
])('%s is told to be malformed', async (path) => {
  const answer = await get(gateway, path, { headers: HTML })
  expect([answer.status, answer.body.toString()]).toEqual([400, 'Bad request\n'])
})

test.each(['/admin/orders/%00', '/admin/%zz'])('%s too is told to a reader of pages in Portuguese', async (path) => {
  const page = await get(gateway, path, { headers: HTML })
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.body.toString()).toContain('<title>Página não encontrada</title>')
})

describe('Content-Security-Policy', () => {
  test.each(['/', '/rest/v1/products'])('of %s lets the page ask its own origin alone', async (path) => {
    const { headers } = await get(gateway, path)
    expect(headers['content-security-policy']).toContain("; connect-src 'self'; ")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
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
