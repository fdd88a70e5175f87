import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wwwDir } from '../workspace'
import { knownBackend } from './known-backend'

let dataDir: string
let server: Server
let config: object
const asked: unknown[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loja-data-'))
  await writeFile(
    join(dataDir, 'secrets.json'),
    JSON.stringify({ publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_a' }),
  )
  asked.length = 0
  server = createServer((request, response) => {
    asked.push([request.url, request.headers.apikey, request.headers.authorization])
    response.end(JSON.stringify(config))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.close()
  await rm(dataDir, { recursive: true })
})
const known = (dir = wwwDir) =>
  knownBackend(dir, { DATA_DIR: dataDir, PORT: String((server.address() as AddressInfo).port) })

test('the store of the data folder is known while it runs', async () => {
  config = { publishableKey: 'sb_publishable_a' }
  expect(await known()).toMatchObject({ secretKey: 'sb_secret_a' })
  expect(await known('/srv/loja-admin')).toBeUndefined()
})

test.each([{ publishableKey: 'sb_publishable_b' }, {}])(
  'another program on the port, %j, gets no key',
  async (other) => {
    config = other
    expect(await known()).toBeUndefined()
    expect(asked).toEqual([['/config.json', undefined, undefined]])
  },
)
