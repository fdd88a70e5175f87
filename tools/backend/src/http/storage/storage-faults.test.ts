import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { PictureFiles } from '../../pictures/picture-files'
import { TokenReader } from '../../realtime/claims'
import { generateSecrets } from '../../secrets'
import { createStorage } from './storage-routes'

const NAME = `${crypto.randomUUID()}.jpg`
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('picture')])
const secrets = generateSecrets()
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(pictures: PictureFiles): Promise<{ port: number; lines: string[]; served: () => Promise<void> }> {
  const lines: string[] = []
  const work: Promise<void>[] = []
  const database = { transaction: async () => [] as never }
  const storage = createStorage({
    database,
    pictures,
    tokens: new TokenReader(secrets),
    log: (line) => lines.push(line),
  })
  const server = createServer((incoming, outgoing) => void work.push(storage(incoming, outgoing))).listen(0)
  closers.push(() => server.close())
  await once(server, 'listening')
  const served = async () => void (await Promise.all(work))
  return { port: (server.address() as AddressInfo).port, lines, served }
}

test('[PIC-02] an upload on a full disk says so', async () => {
  class FullDisk extends PictureFiles {
    override write = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  }
  const { port, lines } = await serve(new FullDisk(''))
  const answer = await fetch(`http://127.0.0.1:${port}/storage/v1/object/product-images/${NAME}`, {
    method: 'POST',
    body: JPEG,
    headers: { apikey: secrets.secretKey },
  })
  expect([answer.status, await answer.json()]).toEqual([
    507,
    { statusCode: '507', error: '53100', message: 'Check free disk space' },
  ])
  expect(lines).toEqual(['POST /storage/v1 507 ENOSPC'])
})

test('a reader that disconnects is no fault', async () => {
  const readable = new Readable({ read: (size) => void readable.push(Buffer.alloc(size)) })
  class Endless extends PictureFiles {
    override open = async () => ({ bytes: 2 ** 40, stream: () => readable, close: async () => undefined })
  }
  const { port, lines, served } = await serve(new Endless(''))
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /storage/v1/object/public/product-images/${NAME} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
  await served()
  expect(lines).toEqual([])
})
