import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readRunningAdmin } from './running-admin'

interface Answer {
  body: string
  type?: string
  status?: number
  policy?: string
}

const CONFIG = { body: '{"localModulePorts":[4190,4191]}' }
const POLICY = "script-src 'self' http://localhost:4190"
const PAGE = { body: '<!doctype html>', type: 'text/html', policy: POLICY }
const REGISTRY = { body: '{"schema":1,"rev":1,"remotes":{},"releases":{}}' }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(answers: Record<string, Answer>): Promise<string> {
  const server = createServer((req, res) => {
    const {
      body,
      type = 'application/json',
      status = 200,
      policy,
    } = answers[req.url ?? ''] ?? { body: '', status: 404 }
    res.writeHead(status, { 'Content-Type': type, ...(policy && { 'Content-Security-Policy': policy }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['with a policy that names the port', PAGE],
  ['without a policy', { body: '', type: 'text/html' }],
])('[DEV-01] an admin %s is accepted', async (_, page) => {
  const origin = await serve({ '/config.json': CONFIG, '/': page, '/remotes.json': REGISTRY })
  expect(await readRunningAdmin(origin)).toEqual({ origin, ports: [4190, 4191], shell: undefined })
})

test.each<[string, Record<string, Answer>, string]>([
  ['has no config.json', {}, 'is no Loja Admin: /config.json answered 404'],
  ['answers every address with a page', { '/config.json': PAGE }, 'is no Loja Admin: /config.json answered 200'],
  ['has a malformed config.json', { '/config.json': { body: '{' } }, 'is no Loja Admin: /config.json is malformed'],
  ['allows no port', { '/config.json': { body: '{}' } }, 'start it with LOCAL_MODULE_PORTS=4190'],
  ['names no port', { '/config.json': { body: '{"localModulePorts":["4190"]}' } }, 'LOCAL_MODULE_PORTS'],
  [
    'has a policy without the port',
    { '/config.json': CONFIG, '/': { ...PAGE, policy: "script-src 'self'" } },
    'does not name http://localhost:4190',
  ],
  ['has no registry', { '/config.json': CONFIG, '/': PAGE }, '/remotes.json answered 404'],
  [
    'has a malformed registry',
    { '/config.json': CONFIG, '/': PAGE, '/remotes.json': { body: '{}' } },
    'is not a registry',
  ],
])('[DEV-01] an admin that %s is refused with a sentence', async (_, answers, sentence) => {
  const origin = await serve(answers)
  await expect(readRunningAdmin(origin)).rejects.toThrow(sentence)
})

test('[DEV-01] an address without a server is refused with a sentence', async () => {
  await expect(readRunningAdmin('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 does not answer.')
})
