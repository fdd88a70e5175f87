import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { vi } from 'vitest'
import WebSocket from 'ws'
import { BOOTSTRAP_SQL } from '../database/bootstrap-sql'
import type { RealtimeLimits } from '../realtime/limits'
import { startRealtime, WEBSOCKET_PATH } from '../realtime/realtime-server'
import { generateSecrets, type Secrets } from '../secrets'
import { openTestDatabase } from './test-backend'

type Row = Record<string, unknown>
type ChangeEvent = RealtimePostgresChangesPayload<Row>

export const until = (condition: () => boolean, timeout = 90_000) =>
  vi.waitFor(
    () => {
      if (!condition()) throw new Error(`Not reached: ${condition}`)
    },
    { timeout, interval: 5 },
  )

export interface Feed {
  channel: RealtimeChannel
  events: ChangeEvent[]
  statuses: string[]
  systems: { status: string; extension: string; message: string; channel: string }[]
  wait(count: number): Promise<ChangeEvent[]>
}

interface Wanted {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema?: string
  table?: string
  filter?: string
  select?: string[]
}

let topics = 0

export async function subscribe(client: SupabaseClient, ...wanted: Wanted[]): Promise<Feed> {
  topics += 1
  const feed: Feed = {
    channel: client.channel(`feed-${topics}`),
    events: [],
    statuses: [],
    systems: [],
    async wait(count) {
      await until(() => feed.events.length >= count)
      return feed.events
    },
  }
  feed.channel.on('system', {}, (payload) => feed.systems.push(payload))
  for (const { event = '*', schema = 'public', table = 'products', ...rest } of wanted) {
    feed.channel.on<Row>('postgres_changes', { event: event as '*', schema, table, ...rest }, (payload) =>
      feed.events.push(payload),
    )
  }
  feed.channel.subscribe((status) => feed.statuses.push(status))
  await until(() => feed.systems.length > 0 || feed.statuses.some((status) => status !== 'SUBSCRIBED'))
  return feed
}

export interface RawSocket {
  ws: WebSocket
  frames: unknown[]
  closed: Promise<number>
  send(frame: unknown): void
}

export async function connectRaw(url: string, key: string, vsn = '2.0.0', headers = {}): Promise<RawSocket> {
  const address = `${url.replace('http', 'ws')}${WEBSOCKET_PATH}?apikey=${key}&vsn=${vsn}`
  const ws = new WebSocket(address, { headers })
  const frames: unknown[] = []
  ws.on('message', (data) => frames.push(JSON.parse(data.toString())))
  const closed = new Promise<number>((resolve) => ws.once('close', resolve))
  await new Promise((resolve, reject) => {
    ws.once('open', resolve)
    ws.once('error', reject)
  })
  return { ws, frames, closed, send: (frame) => ws.send(JSON.stringify(frame)) }
}

export interface Bench {
  url: string
  secrets: Secrets
  lines: string[]
  openConnections(): number
  sql(text: string): Promise<void>
  count(table: string): Promise<number>
  insertItem(values?: string): Promise<number>
  token(seconds: number, claims?: Row): Promise<string>
  close(): Promise<void>
}

const ITEM_SQL = `
create table public.item (id integer primary key, name text not null default '', owner text, is_open boolean not null default true);
alter table public.item enable row level security;
grant select on public.item to anon, authenticated;
create policy seen on public.item for select to anon, authenticated
  using (is_open or owner = current_setting('request.jwt.claim.sub', true));
create publication supabase_realtime for table public.item;
`

export async function startBench(limits: Partial<RealtimeLimits> = {}, now = Date.now): Promise<Bench> {
  const database = await openTestDatabase()
  await database.exec(BOOTSTRAP_SQL + ITEM_SQL)
  const secrets = generateSecrets()
  const lines: string[] = []
  const realtime = await startRealtime({ database, secrets, log: (line) => lines.push(line), limits, now })
  const server = createServer()
  server.on('upgrade', realtime.upgrade)
  let items = 0
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets,
    lines,
    openConnections: () => open,
    sql: async (text) => void (await database.exec(text)),
    count: async (table) => (await database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0,
    async insertItem(values = `'ana', false`) {
      items += 1
      await database.exec(`insert into public.item (id, owner, is_open) values (${items}, ${values})`)
      return items
    },
    token: (seconds, claims = {}) =>
      new SignJWT({ role: 'authenticated', sub: 'ana', exp: Math.floor(Date.now() / 1000) + seconds, ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secrets.jwtSecret)),
    async close() {
      await realtime.close()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
}
