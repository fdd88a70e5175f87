import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { expectMissing, expectNothingOfTheTree, expectSafe, PAGE } from './testing/answers'
import * as requests from './testing/hosting-requests'
import { findNginx, startNginx } from './testing/nginx'
import { askRaw, type RawTarget, sendBytes } from './testing/raw-request'
import { buildTree, SHELL_SCRIPT, startTestGateway, TEST_CONFIG } from './testing/test-gateway'

const nginx = await findNginx()

const project = createServer(async (req, res) => {
  for await (const _ of req);
  const { authorization, apikey } = req.headers
  const isAdmin = authorization === 'Bearer of-an-administrator' && String(apikey).startsWith('sb_publishable_')
  const isAccepted = isAdmin && req.url === '/rest/v1/rpc/check_release_report'
  res.writeHead(isAccepted ? 204 : 403, { 'Cache-Control': 'private' }).end()
})

let tree: Awaited<ReturnType<typeof buildTree>>
let reports: string
let apiUrl: string
beforeAll(async () => {
  reports = await mkdtemp(join(tmpdir(), 'hosting-'))
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
  apiUrl = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
  tree = await buildTree()
  await requests.putHostedFiles(tree)
})
afterAll(async () => {
  project.close()
  await rm(reports, { recursive: true })
  await tree.remove()
})

interface Host {
  target: RawTarget
  sendsBrotli: boolean
  stop(): Promise<void>
}

async function startGatewayHost(telemetryFile: string): Promise<Host> {
  const config = { ...TEST_CONFIG, supabaseUrl: 'https://project-ref.supabase.co' }
  const gateway = await startTestGateway({ wwwDir: tree.www, config, telemetryFile, backendUrl: apiUrl })
  return { target: { port: gateway.port, host: '127.0.0.1' }, sendsBrotli: true, stop: () => gateway.close() }
}

const reportsOf = (name: string) => join(reports, `${name.replaceAll(/\W/g, '-')}.jsonl`)

describe.each([
  { name: 'the gateway', isInstalled: true, start: startGatewayHost },
  {
    name: 'nginx with docs/hosting/nginx.conf',
    isInstalled: nginx !== undefined,
    start: (telemetryFile: string) => startNginx(nginx ?? '', { wwwDir: tree.www, apiUrl, telemetryFile }),
  },
])('$name', ({ name, isInstalled, start }) => {
  if (!isInstalled) {
    it.skip('is not installed here: apt-get install nginx libnginx-mod-http-brotli-static')
    return
  }
  let host: Host
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await askRaw(host.target, { method, path, headers })
    expectSafe(answer)
    return answer
  }

  beforeAll(async () => {
    host = await start(reportsOf(name))
  })
  afterAll(() => host?.stop())

  test.each(requests.FILES)(
    '%s is served as %s with Cache-Control "%s", and as 304 for a known ETag',
    async (path, type, cache, part) => {
      const answer = await ask(path, { Accept: '*/*' })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache })
      expect(answer.body.toString()).toContain(part)
      const head = await ask(path, {}, 'HEAD')
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
        200,
        String(answer.body.length),
        0,
      ])
      const again = await ask(path, { 'If-None-Match': answer.headers.etag ?? '' })
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, cache])
      expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  test.each(requests.ROUTER_ADDRESSES)('%s is answered with the page, for its router', async (path) => {
    for (const accept of [requests.PAGES, '*/*', 'text/*;q=0.5']) {
      const answer = await ask(path, { Accept: accept })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept' })
      expect(answer.body.toString()).toContain(PAGE)
    }
    expectMissing(await ask(path, { Accept: 'application/json' }))
  })

  test.each(requests.MISSING_RELEASES)('%s is missing: 404 in one line, never a page', async (path) => {
    for (const accept of [requests.PAGES, '*/*', 'application/json']) expectMissing(await ask(path, { Accept: accept }))
    const head = await ask(path, { Accept: requests.PAGES }, 'HEAD')
    expect([head.status, head.body.length]).toEqual([404, 0])
  })

  test.each(requests.UNCLEAR)('%s is refused', async (path) => {
    const answer = await ask(path, { Accept: requests.PAGES })
    expect([400, 404]).toContain(answer.status)
    expectNothingOfTheTree(answer)
  })

  test.each(requests.MISSING_PAGES)(
    '[NAV-05] %s is missing: a page in Portuguese for browsers, one line for other clients',
    async (path) => {
      const page = await ask(path, { Accept: requests.PAGES })
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.body.toString()).toContain(requests.MISSING_PAGE)
      const head = await ask(path, { Accept: requests.PAGES }, 'HEAD')
      expect([head.status, head.body.length]).toEqual([404, 0])
      for (const [accept, method] of [
        ['application/json', 'GET'],
        [requests.PAGES, 'POST'],
      ] as const)
        expect((await ask(path, { Accept: accept }, method)).headers['content-type']).toContain('text/plain')
    },
  )

  test.each(requests.OTHER_METHODS)('%s is not allowed for files', async (method) => {
    for (const path of ['/', '/remotes.json', '/s/1.0.0/main.js', '/s/none.js', '/admin/orders']) {
      const answer = await ask(path, { 'Content-Length': '0' }, method)
      expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('a report is stored only when the project accepts it', async () => {
    const body = JSON.stringify({ account: 'u1', report: { remote: 'mf-orders', code: 'Não "é"' } })
    const send = (authorization: string, sent = body, method = 'POST') =>
      askRaw(host.target, { method, path: '/telemetry', headers: { authorization }, body: sent })
    const statusOf = async (answer: ReturnType<typeof send>) => (await answer).status
    const forged = { method: 'POST', path: '/telemetry', headers: { Origin: 'http://localhost' }, body }
    expect([401, 403]).toContain((await askRaw(host.target, forged)).status)
    expect(await statusOf(send('Bearer of-a-customer'))).toBe(403)
    expect(await statusOf(send('Bearer of-an-administrator', body.padEnd(5_000)))).toBe(413)
    const refused = await send('Bearer of-an-administrator', '', 'GET')
    expect([refused.status, refused.headers.allow]).toEqual([405, 'POST'])
    const accepted = await send('Bearer of-an-administrator')
    expectSafe(accepted)
    expect([accepted.status, accepted.headers['cache-control']]).toEqual([204, 'no-store'])
    // nginx writes the line after the response.
    const stored = async () => (await readFile(reportsOf(name), 'utf8')).match(/.+/g)?.map((line) => JSON.parse(line))
    await expect
      .poll(stored, { timeout: 20_000 })
      .toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), request: body }])
  })

  it('a file is compressed only for a client that accepts it', async () => {
    const offered = (encoding: string) => ask('/s/1.0.0/main.js', { 'Accept-Encoding': encoding })
    const zipped = await offered('gzip;q=0.8, br;q=0')
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(zipped.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': requests.FOR_EVER,
    })
    expect(gunzipSync(zipped.body).toString()).toBe(SHELL_SCRIPT)
    const tags = [zipped.headers.etag]
    if (host.sendsBrotli) {
      const smallest = await offered('gzip, deflate, br')
      expect(smallest.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(smallest.headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(brotliDecompressSync(smallest.body).toString()).toBe(SHELL_SCRIPT)
      tags.push(smallest.headers.etag)
    }
    for (const encoding of ['identity', 'gzip;q=0', 'xgzip']) {
      const plain = await offered(encoding)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(SHELL_SCRIPT)
      tags.push(plain.headers.etag)
    }
    expect(new Set(tags).size).toBe(host.sendsBrotli ? 3 : 2)
  })

  it('a large registry is compressed for a client that accepts it, and 304 while it is unchanged', async () => {
    const text = JSON.stringify({ rev: 1, releases: Array.from({ length: 200 }, (_, i) => `mf-orders@1.0.${i}`) })
    await tree.put('remotes.json', text)
    const zipped = await ask('/remotes.json', { 'Accept-Encoding': 'gzip' })
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    expect(gunzipSync(zipped.body).toString()).toBe(text)
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': zipped.headers.etag ?? '' }
    expect((await ask('/remotes.json', known)).status).toBe(304)
    const plain = await ask('/remotes.json')
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text])
    await tree.put('remotes.json', '{"rev":1,"shell":{}}')
    expect((await ask('/remotes.json', known)).status).toBe(200)
    await tree.put('remotes.json', '{"rev":1}')
  })

  it('a new release and a changed registry are served without a restart', async () => {
    expectMissing(await ask('/r/mf-orders/2.0.0/main.js'))
    await tree.put('r/mf-orders/2.0.0/main.js', 'export {}')
    expect((await ask('/r/mf-orders/2.0.0/main.js')).status).toBe(200)
    await tree.remove('r/mf-orders/2.0.0')
    const before = await ask('/remotes.json')
    await tree.put('remotes.json', '{"rev":1,"shell":{}}')
    const after = await ask('/remotes.json', { 'If-None-Match': before.headers.etag ?? '' })
    expect([after.status, after.body.toString()]).toEqual([200, '{"rev":1,"shell":{}}'])
    await tree.put('remotes.json', '{"rev":1}')
  })

  test.each([
    ['no request', 'GET nonsense\r\n\r\n'],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n'],
  ])('%s is refused with the headers of every answer', async (_, bytes) => {
    const answer = await sendBytes(host.target, bytes)
    expect(answer.status).toBe(400)
    expectSafe(answer)
    expectNothingOfTheTree(answer)
  })
})
