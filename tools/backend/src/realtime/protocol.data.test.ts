import type { SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import ws from 'ws'
import { type Bench, connectRaw, type RawSocket, startBench, subscribe, until } from '../testing/realtime-client'
import { clientOf } from '../testing/test-backend'

let bench: Bench
const clients: SupabaseClient[] = []
const sockets: RawSocket[] = []

beforeAll(async () => {
  bench = await startBench()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.realtime.disconnect()
  for (const socket of sockets.splice(0)) socket.ws.terminate()
})
afterAll(() => bench?.close())

function newClient(): SupabaseClient {
  const client = clientOf(bench, bench.secrets.publishableKey)
  clients.push(client)
  return client
}

async function newSocket(vsn?: string, key = bench.secrets.publishableKey): Promise<RawSocket> {
  const socket = await connectRaw(bench.url, key, vsn)
  sockets.push(socket)
  return socket
}

const items = [{ event: '*', schema: 'public', table: 'item' }]
const joinPayload = (token?: string) => ({ config: { postgres_changes: items }, access_token: token })

describe('the connection', () => {
  test.each([
    ['no key', () => '', {}, 401],
    ['a wrong key', () => 'sb_publishable_wrong', {}, 401],
    ['the secret key in a browser', () => bench.secrets.secretKey, { 'user-agent': 'Mozilla/5.0 (X11)' }, 401],
  ])('with %s is refused', async (_name, key, headers, status) => {
    await expect(connectRaw(bench.url, key(), '2.0.0', headers)).rejects.toThrow(`response: ${status}`)
  })

  test('in an unknown protocol version is refused', async () => {
    await expect(connectRaw(bench.url, bench.secrets.publishableKey, '3.0.0')).rejects.toThrow('response: 400')
  })

  test('on another path is refused', async () => {
    const address = bench.url.replace('http', 'ws')
    const status = await new Promise((resolve) => {
      new ws(`${address}/realtime/v1/socket?apikey=${bench.secrets.publishableKey}`).once('error', resolve)
    })
    expect(String(status)).toContain('response: 404')
  })

  test('answers heartbeats and closes on an invalid message', async () => {
    const socket = await newSocket()
    socket.send([null, '7', 'phoenix', 'heartbeat', {}])
    await until(() => socket.frames.length === 1)
    expect(socket.frames).toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]])
    socket.ws.send('no json')
    expect(await socket.closed).toBe(1007)
  })
})

describe('frames', () => {
  test('2.0.0: join, change, leave', async () => {
    const socket = await newSocket()
    socket.send(['1', '1', 'realtime:a', 'phx_join', joinPayload()])
    await until(() => socket.frames.length === 2)
    const id = await bench.insertItem('null, true')
    await until(() => socket.frames.length === 3)
    socket.send(['1', '2', 'realtime:a', 'phx_leave', {}])
    await until(() => socket.frames.length === 5)
    const entry = { ...items[0], id: expect.any(Number) }
    expect(socket.frames).toEqual([
      ['1', '1', 'realtime:a', 'phx_reply', { status: 'ok', response: { postgres_changes: [entry] } }],
      ['1', null, 'realtime:a', 'system', expect.objectContaining({ status: 'ok', channel: 'a' })],
      ['1', null, 'realtime:a', 'postgres_changes', { ids: [expect.any(Number)], data: expect.anything() }],
      ['1', '2', 'realtime:a', 'phx_reply', { status: 'ok', response: {} }],
      ['1', '1', 'realtime:a', 'phx_close', {}],
    ])
    expect(socket.frames[2]).toMatchObject({
      4: { data: { type: 'INSERT', record: { id, owner: null }, errors: null } },
    })
  })

  test.each([
    ['another topic', ['1', '1', 'room', 'phx_join', joinPayload()], 'unmatched topic'],
    ['a topic not joined', ['1', '1', 'realtime:x', 'phx_leave', {}], 'unmatched topic'],
    ['a malformed join', ['1', '1', 'realtime:x', 'phx_join', { config: 3 }], 'Malformed join'],
    ['a private channel', ['1', '1', 'realtime:x', 'phx_join', { config: { private: true } }], 'private channels'],
    ['a forged token', ['1', '1', 'realtime:x', 'phx_join', joinPayload('a.b.c')], 'could not be verified'],
  ])('%s is answered with an error', async (_name, frame, reason) => {
    const socket = await newSocket()
    socket.send(frame)
    await until(() => socket.frames.length === 1)
    expect(socket.frames[0]).toMatchObject({ 3: 'phx_reply', 4: { status: 'error' } })
    expect(JSON.stringify(socket.frames[0])).toContain(reason)
  })
})

describe('tokens', () => {
  test('[AUTH-06] decide which rows each of two readers receives', async () => {
    const [ana, rui, nobody] = [newClient(), newClient(), newClient()]
    await ana.realtime.setAuth(await bench.token(600))
    await rui.realtime.setAuth(await bench.token(600, { sub: 'rui' }))
    const feeds = await Promise.all([ana, rui, nobody].map((client) => subscribe(client, { table: 'item' })))
    const ofAna = await bench.insertItem()
    const ofRui = await bench.insertItem(`'rui', false`)
    const open = await bench.insertItem('null, true')
    await until(() => feeds.every(({ events }) => events.some((event) => (event.new as { id: number }).id === open)))
    expect(feeds.map(({ events }) => events.map((event) => (event.new as { id: number }).id))).toEqual([
      [ofAna, open],
      [ofRui, open],
      [open],
    ])
  })

  test.each([
    ['expired', () => bench.token(-5), /^InvalidJWTToken: Token has expired \d+ seconds ago$/],
    ['of another role', () => bench.token(600, { role: 'postgres' }), /role of the JWT is not allowed/],
    ['without an end', () => bench.token(600, { exp: undefined }), /are required/],
    [
      'signed with another secret',
      () =>
        new SignJWT({ role: 'service_role' })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(new Uint8Array(32)),
      /could not be verified/,
    ],
  ])('%s: the join is refused', async (_name, token, reason) => {
    const socket = await newSocket()
    socket.send(['1', '1', 'realtime:a', 'phx_join', joinPayload(await token())])
    await until(() => socket.frames.length === 1)
    const [, , , , payload] = socket.frames[0] as [unknown, unknown, unknown, unknown, { response: { reason: string } }]
    expect(payload).toMatchObject({ status: 'error' })
    expect(payload.response.reason).toMatch(reason)
  })

  describe('that expire', () => {
    // The heartbeats of supabase-js have the same clock and are rarer.
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    test('end the channel and its capture', async () => {
      const client = newClient()
      await client.realtime.setAuth(await bench.token(8))
      const feed = await subscribe(client, { table: 'item' })
      expect(await bench.count('realtime.watcher')).toBe(1)
      vi.advanceTimersByTime(8000)
      await until(() => feed.statuses.includes('CLOSED'))
      expect(feed.systems.at(-1)).toMatchObject({ status: 'error', extension: 'system' })
      expect(feed.systems.at(-1)?.message).toMatch(/^Token has expired \d+ seconds ago$/)
      await expect.poll(() => bench.count('realtime.watcher')).toBe(0)
    })

    test('do not end the channel after a renewal', async () => {
      const [client, witness] = [newClient(), newClient()]
      await client.realtime.setAuth(await bench.token(8))
      await witness.realtime.setAuth(await bench.token(8))
      const [feed, ended] = [await subscribe(client, { table: 'item' }), await subscribe(witness, { table: 'item' })]
      await client.realtime.setAuth(await bench.token(600))
      await subscribe(client, { table: 'item' })
      vi.advanceTimersByTime(8000)
      await until(() => ended.statuses.includes('CLOSED'))
      const id = await bench.insertItem()
      expect((await feed.wait(1))[0]?.new).toMatchObject({ id })
      expect(feed.statuses).toEqual(['SUBSCRIBED'])
    })
  })

  test('that are invalid end the channel on renewal', async () => {
    const socket = await newSocket()
    socket.send(['1', '1', 'realtime:a', 'phx_join', joinPayload(await bench.token(600))])
    await until(() => socket.frames.length === 2)
    socket.send(['1', '2', 'realtime:a', 'access_token', { access_token: 'a.b.c' }])
    await until(() => socket.frames.length === 4)
    expect(socket.frames.slice(2)).toMatchObject([
      { 3: 'system', 4: { status: 'error', extension: 'system' } },
      { 3: 'phx_close' },
    ])
  })
})
