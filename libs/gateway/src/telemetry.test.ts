import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Gateway } from './gateway'
import { buildTree, get, sendRaw, startTestGateway } from './test-support'

let tree: Awaited<ReturnType<typeof buildTree>>
let gateway: Gateway
let folder: string
let file: string
beforeAll(async () => {
  tree = await buildTree()
  folder = await mkdtemp(join(tmpdir(), 'gateway-telemetry-'))
})
beforeEach(async () => {
  await gateway?.close()
  file = join(folder, `${Math.random()}.jsonl`)
  gateway = await startTestGateway({ wwwDir: tree.www, telemetryFile: file })
})
afterAll(async () => {
  await gateway.close()
  await tree.remove()
  await rm(folder, { recursive: true })
})

const EVENT = { remote: 'mf-orders', version: '1.0.0', source: 'active', outcome: 'loaded', ms: 412.4 }

interface Sent {
  body: string
  origin?: string | undefined
  method?: string
}

async function send({ body, origin = `http://127.0.0.1:${gateway.port}`, method = 'POST' }: Sent) {
  const head = [
    `${method} /telemetry HTTP/1.1`,
    `Host: 127.0.0.1:${gateway.port}`,
    ...(origin === '' ? [] : [`Origin: ${origin}`]),
    'Content-Type: text/plain;charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  const answer = await sendRaw(gateway, `${head.join('\r\n')}\r\n\r\n${body}`)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}
const lines = async () => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]))
}

test('pages are told where to report, and only where somebody listens', async () => {
  const config = await get(gateway, '/config.json')
  expect(JSON.parse(config.body.toString())).toMatchObject({ telemetryUrl: '/telemetry' })
  const other = await startTestGateway({ wwwDir: tree.www })
  expect(JSON.parse((await get(other, '/config.json')).body.toString())).not.toHaveProperty('telemetryUrl')
  expect((await get(other, '/telemetry', { method: 'POST' })).status).toBe(405)
  await other.close()
})

test('a report is kept with the time of this machine; what is not known is dropped', async () => {
  const before = new Date().toISOString()
  const personal = { ...EVENT, at: '1999-01-01', code: 'TypeError', user: 'ana@loja.test', url: '/admin/orders?q=ana' }
  const wrong = [
    '{',
    '[]',
    'null',
    '"x"',
    JSON.stringify({ ...EVENT, remote: '../x' }),
    JSON.stringify({ ...EVENT, version: 'a b' }),
    JSON.stringify({ ...EVENT, source: 'x' }),
    JSON.stringify({ ...EVENT, outcome: 'x' }),
  ]
  const sentence = { ...EVENT, outcome: 'failed', code: 'Pedido de Ana falhou', ms: -1 }
  expect(await send({ body: [...wrong, JSON.stringify(personal), JSON.stringify(sentence)].join('\n') })).toBe(204)
  expect(await lines()).toEqual([
    {
      at: expect.any(String),
      remote: 'mf-orders',
      version: '1.0.0',
      source: 'active',
      outcome: 'loaded',
      code: 'TypeError',
      ms: 412,
    },
    { at: expect.any(String), remote: 'mf-orders', version: '1.0.0', source: 'active', outcome: 'failed' },
  ])
  expect(((await lines())[0] as { at: string }).at >= before).toBe(true)
})

test.each<[what: string, sent: Partial<Sent>, status: number]>([
  ['of a page of another origin', { origin: 'https://evil.test' }, 403],
  ['of another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['of no page', { origin: '' }, 403],
  ['of an origin that is none', { origin: 'null' }, 403],
  ['that is no POST', { method: 'PUT' }, 405],
  ['that is asked for', { method: 'GET' }, 405],
  ['of over 16 KB', { body: `${JSON.stringify(EVENT)}\n`.repeat(300) }, 413],
])('a report %s is refused and not kept', async (_, sent, status) => {
  expect(await send({ body: JSON.stringify(EVENT), ...sent })).toBe(status)
  expect(await lines()).toEqual([])
})

test('of many lines fifty are kept', async () => {
  const line = `${JSON.stringify({ ...EVENT, ms: undefined })}\n`
  expect(await send({ body: line.repeat(120) })).toBe(204)
  expect(await lines()).toHaveLength(50)
})

test('sixty in a minute are enough', async () => {
  const statuses = await Promise.all(Array.from({ length: 70 }, () => send({ body: JSON.stringify(EVENT) })))
  const kept = statuses.filter((status) => status === 204).length
  // The minute may turn in between.
  expect(kept).toBeGreaterThanOrEqual(60)
  expect(statuses.every((status) => status === 204 || status === 429)).toBe(true)
  expect(await lines()).toHaveLength(kept)
})

test('the file never grows over a megabyte: the half before it is kept beside it', async () => {
  await writeFile(file, `${JSON.stringify(EVENT)}\n`.repeat(12_000))
  expect(await send({ body: JSON.stringify(EVENT) })).toBe(204)
  expect(await lines()).toHaveLength(1)
  expect((await readFile(`${file}.1`, 'utf8')).split('\n')).toHaveLength(12_001)
})
