import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Gateway } from './gateway'
import { buildTree, get, sendRaw, startTestGateway } from './testing/test-gateway'

const ADMIN = 'Bearer token-of-an-administrator'

const seen: { path: string | undefined; key: string | undefined; secret: string | undefined; body: string }[] = []
const api = createServer(async (req, res) => {
  let body = ''
  for await (const chunk of req) body += chunk
  const { apikey, 'x-secret': secret, authorization } = req.headers
  seen.push({ path: req.url, key: String(apikey), secret: String(secret), body })
  res.writeHead(authorization === ADMIN ? 204 : 403).end(authorization === ADMIN ? undefined : '{"code":"42501"}')
})

let tree: Awaited<ReturnType<typeof buildTree>>
let gateway: Gateway
let folder: string
let file: string
beforeAll(async () => {
  tree = await buildTree()
  folder = await mkdtemp(join(tmpdir(), 'gateway-telemetry-'))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  seen.length = 0
  file = join(folder, `${Math.random()}.jsonl`)
  await start()
})

async function start(): Promise<void> {
  await gateway?.close()
  const backendUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const backend = { backendUrl, backendHeaders: { 'x-secret': 'of the gateway' } }
  gateway = await startTestGateway({ wwwDir: tree.www, telemetryFile: file, ...backend })
}
afterAll(async () => {
  await gateway.close()
  api.close()
  await tree.remove()
  await rm(folder, { recursive: true })
})

const REPORT = JSON.stringify({
  account: '00000000-0000-4000-8000-000000000001',
  report: { remote: 'mf-orders', version: '1.0.0', source: 'active', outcome: 'loaded' },
})

interface Sent {
  body?: string
  authorization?: string
  method?: string
}

async function send({ body = REPORT, authorization = ADMIN, method = 'POST' }: Sent = {}) {
  const head = [
    `${method} /telemetry HTTP/1.1`,
    `Host: 127.0.0.1:${gateway.port}`,
    `Origin: http://127.0.0.1:${gateway.port}`,
    ...(authorization === '' ? [] : [`Authorization: ${authorization}`]),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  const answer = await sendRaw(gateway, `${head.join('\r\n')}\r\n\r\n${body}`)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}
const lines = async () => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { at: string; request: string }]))
}

test('config.json names the address of reports only when they are stored', async () => {
  const config = await get(gateway, '/config.json')
  expect(JSON.parse(config.body.toString())).toMatchObject({ telemetryUrl: '/telemetry' })
  const other = await startTestGateway({ wwwDir: tree.www })
  expect(JSON.parse((await get(other, '/config.json')).body.toString())).not.toHaveProperty('telemetryUrl')
  expect((await get(other, '/telemetry', { method: 'POST' })).status).toBe(405)
  await other.close()
})

test('a report that the API accepts is stored with the time of this machine', async () => {
  const before = new Date().toISOString()
  expect(await send()).toBe(204)
  expect(await lines()).toEqual([{ at: expect.any(String), request: REPORT }])
  expect(((await lines())[0]?.at ?? '') >= before).toBe(true)
  expect(seen).toEqual([
    {
      path: '/rest/v1/rpc/check_release_report',
      key: 'sb_publishable_test',
      secret: 'of the gateway',
      body: REPORT,
    },
  ])
})

test('a report that cannot be checked is not stored', async () => {
  const standalone = await startTestGateway({ wwwDir: tree.www, telemetryFile: file, backendUrl: 'http://127.0.0.1:1' })
  const answer = await get(standalone, '/telemetry', { method: 'POST', headers: { authorization: ADMIN } })
  expect([answer.status, await lines()]).toEqual([502, []])
  await standalone.close()
})

test('a report above the limits is refused and not stored', async () => {
  // The reports of one test could be counted in two minutes.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await start()
  const statuses = await Promise.all(Array.from({ length: 70 }, () => send()))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect(await lines()).toHaveLength(statuses.filter((status) => status === 204).length)
})

test('a file of one megabyte is renamed, and the previous one is deleted', async () => {
  await writeFile(file, `${REPORT}\n`.repeat(9_000).slice(-1_000_000))
  expect(await send()).toBe(204)
  expect(await lines()).toHaveLength(1)
  expect((await readFile(`${file}.1`, 'utf8')).length).toBe(1_000_000)
})
