import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '../../database/demo-data'
import { sharedBackend } from '../../testing/shared-backend'
import { clientOf } from '../../testing/test-backend'

const shared = sharedBackend()
const CONTENT = {
  jpg: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('picture')]),
  png: Buffer.from('\x89PNG\r\n\x1a\npicture', 'latin1'),
  webp: Buffer.from('RIFF\x00\x00\x00\x00WEBPpicture', 'latin1'),
}
const MEGABYTE = 1024 * 1024
const fresh = (extension: keyof typeof CONTENT = 'jpg') => `${randomUUID()}.${extension}`
const pictures = (client: SupabaseClient) => client.storage.from('product-images')
const addressOf = (name: string) => `${shared.backend.url}/storage/v1/object/public/product-images/${name}`
const rowsOf = (name: string) => shared.backend.sql('select 1 from storage.objects where name = $1', [name])
let token: string
beforeAll(async () => {
  token = (await shared.admin.auth.getSession()).data.session?.access_token ?? ''
})

function post(name: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const auth = { apikey: shared.backend.publishableKey, authorization: `Bearer ${token}` }
  const url = `${shared.backend.url}/storage/v1/object/product-images/${name}`
  return fetch(url, { method: 'POST', body, headers: { ...auth, ...headers } })
}

async function opened(name: string, length: number): Promise<Socket> {
  const socket = connect(Number(new URL(shared.backend.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [`POST /storage/v1/object/product-images/${name} HTTP/1.1`, 'Host: x', `Content-Length: ${length}`]
  const auth = [`apikey: ${shared.backend.publishableKey}`, `Authorization: Bearer ${token}`]
  socket.write(`${[...head, ...auth].join('\r\n')}\r\n\r\n`)
  await once(socket, 'connect')
  return socket
}

const textOf = async (socket: Socket) => String((await once(socket, 'data'))[0])

test.each(['jpg', 'png', 'webp'] as const)(
  '[PIC-01] a %s is stored, and any browser reads and caches it',
  async (kind) => {
    const name = fresh(kind)
    const sent = await pictures(shared.admin).upload(name, new Blob([CONTENT[kind]]))
    expect(sent).toMatchObject({ error: null, data: { path: name, fullPath: `product-images/${name}` } })
    const answer = await fetch(addressOf(name))
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(CONTENT[kind])
    const { 'content-type': type, ...headers } = Object.fromEntries(answer.headers)
    expect(type).toBe(kind === 'jpg' ? 'image/jpeg' : `image/${kind}`)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const again = await fetch(addressOf(name), { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(addressOf(name), { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(CONTENT[kind].length)])
  },
)

test('[PIC-02] only administrators and the secret key upload', async () => {
  const blob = new Blob([CONTENT.jpg])
  for (const client of [shared.anonymous, shared.customer]) {
    const name = fresh()
    expect((await pictures(client).upload(name, blob)).error).toMatchObject({ status: 400, statusCode: '403' })
    expect(await rowsOf(name)).toEqual([])
    expect((await fetch(addressOf(name))).status).toBe(400)
  }
  const secret = clientOf(shared.backend, shared.backend.secretKey)
  expect((await pictures(secret).upload(fresh(), blob)).error).toBeNull()
  expect((await pictures(clientOf(shared.backend, 'sb_publishable_x')).upload(fresh(), blob)).error?.status).toBe(401)
  expect((await post(fresh(), blob, { authorization: 'Bearer a.b.c' })).status).toBe(401)
})

test('[PIC-02] only administrators delete, and the picture is gone', async () => {
  const name = fresh()
  await pictures(shared.admin).upload(name, new Blob([CONTENT.jpg]))
  for (const client of [shared.anonymous, shared.customer])
    expect(await pictures(client).remove([name])).toMatchObject({ data: [], error: null })
  expect((await fetch(addressOf(name))).status).toBe(200)
  expect(await pictures(shared.admin).remove([name, '../secrets.json'])).toMatchObject({
    data: [{ name }],
    error: null,
  })
  expect((await fetch(addressOf(name))).status).toBe(400)
  expect(await rowsOf(name)).toEqual([])
})

test('[PIC-02] [HIST-01] a used picture is not deleted, and uploads and deletions are recorded', async () => {
  const [used, unused] = [fresh(), fresh()]
  await shared.backend.sql('truncate private.activity_entries')
  for (const name of [used, unused]) await pictures(shared.admin).upload(name, new Blob([CONTENT.jpg]))
  await shared.backend.sql("insert into public.products (name, price, images) values ('Com imagem', 1, $1)", [
    [addressOf(used)],
  ])
  expect((await pictures(shared.admin).remove([used, unused])).data).toMatchObject([{ name: unused }])
  expect((await fetch(addressOf(used))).status).toBe(200)
  const { data } = await shared.admin.rpc('list_activity', { filter: { kind: 'product' } })
  const entry = { relation: 'product_pictures', actor_email: DEMO_ACCOUNTS.admin.email }
  expect(data).toEqual([
    expect.objectContaining({ ...entry, operation: 'delete', object_name: unused }),
    expect.objectContaining({ relation: 'products' }),
    expect.objectContaining({ ...entry, operation: 'insert', object_name: unused }),
    expect.objectContaining({ ...entry, operation: 'insert', object_name: used }),
  ])
})

test('[PIC-02] a name is uploaded once, also at the same moment', async () => {
  const name = fresh()
  const upload = () => pictures(shared.admin).upload(name, new Blob([CONTENT.jpg]))
  const both = await Promise.all([upload(), upload()])
  expect(both.map(({ error }) => (error as { statusCode?: string } | null)?.statusCode).sort()).toEqual([
    '409',
    undefined,
  ])
  expect((await upload()).error).toMatchObject({
    status: 400,
    statusCode: '409',
    message: 'The resource already exists',
  })
  expect((await fetch(addressOf(name))).status).toBe(200)
})

test.each([
  ['a script', 'jpg', Buffer.from('<script>alert(1)</script>')],
  ['a drawing with scripts', 'png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG named as a JPEG', 'jpg', CONTENT.png],
  ['nothing', 'jpg', Buffer.alloc(0)],
] as const)('[PIC-02] refuses %s by its content', async (_name, extension, content) => {
  const name = fresh(extension)
  const answer = await post(name, new Uint8Array(content), { 'content-type': 'image/jpeg' })
  expect([answer.status, (await answer.json()).statusCode]).toEqual([400, '415'])
  expect(await rowsOf(name)).toEqual([])
})

test('[PIC-02] refuses more than 8 MB by its length and while reading', async () => {
  const exact = Buffer.concat([CONTENT.jpg, Buffer.alloc(8 * MEGABYTE - CONTENT.jpg.length)])
  expect((await post(fresh(), exact)).status).toBe(200)
  const large = Buffer.concat([exact, Buffer.alloc(1)])
  expect((await (await post(fresh(), large)).json()).statusCode).toBe('413')
  expect((await pictures(shared.admin).upload(fresh(), new Blob([large]))).error).toMatchObject({ statusCode: '413' })
  const stream = new Response(large).body as ReadableStream
  const chunked = await post(fresh(), stream, { 'transfer-encoding': 'chunked' }).catch(() => undefined)
  expect(chunked === undefined || chunked.status === 400).toBe(true)
  const early = await opened(fresh(), 9 * MEGABYTE)
  expect(await textOf(early)).toContain('"statusCode":"413"')
  early.destroy()
})

test('[PIC-02] refuses any other name', async () => {
  for (const name of [
    'a.jpg',
    '..%2f..%2fsecrets.json',
    `..%5c${randomUUID()}.jpg`,
    `${randomUUID()}.svg`,
    `${randomUUID()}.jpg%00.png`,
    `${randomUUID()}%2ejpg`,
    `x/${randomUUID()}.jpg`,
    `${randomUUID().replace('-', 'é')}.jpg`,
    `${randomUUID()}.jpg%0a`,
  ]) {
    expect((await post(name, new Uint8Array(CONTENT.jpg))).status, name).toBeGreaterThanOrEqual(400)
    expect((await fetch(addressOf(name))).status, name).toBeGreaterThanOrEqual(400)
    const stored = await shared.backend.sql(`select name from storage.objects where name !~ '^[0-9a-f-]{36}\\.[a-z]+$'`)
    expect(stored, name).toEqual([])
  }
})

test('serves no other route', async () => {
  for (const [method, path] of [
    ['GET', '/storage/v1/object/list/product-images'],
    ['GET', '/storage/v1/bucket'],
    ['POST', `/storage/v1/object/other/${randomUUID()}.jpg`],
    ['PUT', `/storage/v1/object/product-images/${randomUUID()}.jpg`],
    ['POST', `/storage/v1/object/public/product-images/${randomUUID()}.jpg`],
  ]) {
    const headers = { apikey: shared.backend.secretKey }
    expect((await fetch(shared.backend.url + path, { method, headers })).status, path).toBe(404)
  }
})

test('[PIC-02] an unfinished upload stores nothing and does not delay others', async () => {
  const name = fresh()
  const slow = await opened(name, CONTENT.jpg.length)
  slow.write(CONTENT.jpg.subarray(0, 5))
  expect((await pictures(shared.admin).upload(fresh(), new Blob([CONTENT.jpg]))).error).toBeNull()
  slow.destroy()
  expect(await rowsOf(name)).toEqual([])
  expect((await pictures(shared.admin).upload(name, new Blob([CONTENT.jpg]))).error).toBeNull()
})

test('[PIC-02] at most eight uploads are read at once', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => opened(fresh(), 100)))
  const attempt = () => pictures(shared.admin).upload(fresh(), new Blob([CONTENT.jpg]))
  await vi.waitFor(async () => expect((await attempt()).error).toMatchObject({ status: 429 }), { timeout: 10_000 })
  for (const socket of held) socket.destroy()
  await vi.waitFor(async () => expect((await attempt()).error).toBeNull(), { timeout: 10_000 })
})
