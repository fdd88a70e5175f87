import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bench, connectRaw, type RawSocket, startBench, until } from '../testing/realtime-client'

let bench: Bench
const sockets: RawSocket[] = []
let addresses = 0
let clock = 1_000_000

beforeAll(async () => {
  const limits = {
    connections: 5,
    connectionsPerAddress: 2,
    channelsPerConnection: 2,
    subscriptionsPerChannel: 3,
    joinsPerSecond: 4,
    messagesPerSecond: 40,
    messageBytes: 4096,
    idleMs: 1500,
    bufferedBytes: 64 * 1024,
    drainMs: 3000,
  }
  bench = await startBench(limits, () => clock)
})
afterEach(async () => {
  const open = sockets.splice(0)
  for (const { ws } of open) ws.terminate()
  await Promise.all(open.map(({ closed }) => closed))
  await until(() => bench.openConnections() === 0)
})
afterAll(() => bench?.close())

async function connect(address?: string): Promise<RawSocket> {
  addresses += 1
  const headers = { 'x-forwarded-for': address ?? `10.1.0.${addresses}` }
  const socket = await connectRaw(bench.url, bench.secrets.publishableKey, '2.0.0', headers)
  sockets.push(socket)
  return socket
}

const subscription = { event: '*', schema: 'public', table: 'item' }
const join = (ref: number, topic: string, subscriptions = [subscription]) => [
  `${ref}`,
  `${ref}`,
  `realtime:${topic}`,
  'phx_join',
  { config: { postgres_changes: subscriptions } },
]
const beat = (socket: RawSocket) => socket.send([null, '0', 'phoenix', 'heartbeat', {}])
const replies = (socket: RawSocket) =>
  (socket.frames as [unknown, unknown, unknown, string, { status: string; response: { reason?: string } }][])
    .filter((frame) => frame[3] === 'phx_reply')
    .map((frame) => frame[4].response.reason ?? frame[4].status)

test('limits connections of one address', async () => {
  const first = await connect('10.0.0.1')
  await connect('10.0.0.1')
  await expect(connect('10.0.0.1')).rejects.toThrow('response: 429')
  await connect('10.0.0.2')
  first.ws.close()
  await until(() => bench.openConnections() === 2)
  await connect('10.0.0.1')
})

test('limits joins per second', async () => {
  const socket = await connect()
  for (let ref = 1; ref <= 12; ref += 1) socket.send(join(ref, 'a'))
  await until(() => replies(socket).length === 12)
  const refused = 'ClientJoinRateLimitReached: Too many joins per second'
  expect(replies(socket)).toEqual([...Array(4).fill('ok'), ...Array(8).fill(refused)])
  clock += 500
  for (let ref = 13; ref <= 15; ref += 1) socket.send(join(ref, 'a'))
  await until(() => replies(socket).length === 15)
  expect(replies(socket).slice(12)).toEqual(['ok', 'ok', refused])
})

test('limits messages per second', async () => {
  const socket = await connect()
  for (let count = 0; count < 200; count += 1) beat(socket)
  expect(await socket.closed).toBe(1008)
})

test('closes a silent connection unless it sends heartbeats', async () => {
  const [silent, lively] = [await connect(), await connect()]
  clock += 1400
  beat(lively)
  await until(() => lively.frames.length === 1)
  clock += 200
  await silent.closed
  beat(lively)
  await until(() => lively.frames.length === 2)
})

test('drops a client that does not read while another gets every row', async () => {
  const [slow, quick] = [await connect(), await connect()]
  for (const socket of [slow, quick]) {
    socket.send(join(1, 'a'))
    await until(() => replies(socket).includes('ok') && socket.frames.length >= 2)
  }
  slow.ws.pause()
  await bench.sql(`insert into public.item (id, name) select n, repeat('x', 20000) from generate_series(1, 700) n`)
  await until(() => quick.frames.filter((frame) => (frame as unknown[])[3] === 'postgres_changes').length === 700)
  await until(() => bench.lines.includes('realtime: a client that does not read was dropped'))
  expect(bench.lines.filter((line) => line.includes('dropped'))).toHaveLength(1)
  expect(quick.ws.readyState).toBe(quick.ws.OPEN)
  slow.ws.resume()
  await slow.closed
})
