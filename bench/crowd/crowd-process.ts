// The clients' work must not delay the server.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import type { CrowdOrder, CrowdResult, FromCrowd } from './crowd-protocol'

const SETTLE_MS = 500
const SHORTEST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 8000
const HEARTBEAT_MS = 25_000
const JOINS_AT_ONCE = 20
const PAGES = 20
const NEXT = { pendente: 'processando', processando: 'enviado', enviado: 'entregue', entregue: 'pendente' } as const

const ORDER_COLUMNS = 'id, order_number, status, total, created_at, version'
const CUSTOMER =
  'customer_name:shipping_address->name, phone:shipping_address->phone, payment_method:shipping_address->payment_method'
const LIST_SELECT = `${ORDER_COLUMNS}, ${CUSTOMER}, staff_notes(id)`.replaceAll(' ', '')

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const result: CrowdResult = { lists: [], counts: [], writes: [], live: [], frames: 0, failed: 0, joined: 0 }
let isMeasuring = false

interface Tab {
  token: string
  address: string
}

const report = (message: FromCrowd) => process.send?.(message)

/** @returns milliseconds */
function send(crowd: CrowdOrder, { token, address }: Tab, path: string, body?: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      if (!isDone && isMeasuring) result.failed += 1
      resolve(performance.now() - began)
    }
    const sent = request(`${crowd.url}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: crowd.publishableKey,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    sent.on('error', () => end(false))
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => end((response.statusCode ?? 500) < 300))
      response.on('error', () => end(false))
    })
    sent.end(body)
  })
}

async function timed(into: number[], work: Promise<number>): Promise<void> {
  const ms = await work
  if (isMeasuring) into.push(ms)
}

const readPage = (crowd: CrowdOrder, tab: Tab, page: number) =>
  timed(
    result.lists,
    send(
      crowd,
      tab,
      `/rest/v1/rpc/list_orders?filter=%7B%7D&sort=date_desc&page_size=20&page_offset=${20 * page}&select=${encodeURIComponent(LIST_SELECT)}`,
    ),
  )
const readCounts = (crowd: CrowdOrder, tab: Tab) =>
  timed(result.counts, send(crowd, tab, '/rest/v1/rpc/order_status_counts?filter=%7B%7D'))

function countSchedule(read: () => Promise<void>): () => void {
  let pauseMs = SHORTEST_PAUSE_MS
  let isStale = false
  let isBusy = false
  const run = async () => {
    isStale = false
    await read()
    await pause(pauseMs * (0.5 + Math.random()))
    pauseMs = isStale ? Math.min(2 * pauseMs, LONGEST_PAUSE_MS) : SHORTEST_PAUSE_MS
    if (isStale) await run()
    else isBusy = false
  }
  return () => {
    isStale = true
    if (isBusy) return
    isBusy = true
    void pause(SETTLE_MS).then(run)
  }
}

function openTab(crowd: CrowdOrder, tab: Tab): Promise<void> {
  const url = `${crowd.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${crowd.publishableKey}&vsn=2.0.0`
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': tab.address }, perMessageDeflate: false })
  const countSoon = countSchedule(() => readCounts(crowd, tab))
  const table = { schema: 'public', table: 'orders' }
  const topics = { orders: ORDER_COLUMNS.split(', '), 'news-orders': ['id', 'created_at'] }
  return new Promise((resolve) => {
    let live = 0
    socket.on('error', () => resolve())
    socket.on('close', (code, reason) => {
      console.error(`a tab was disconnected: ${code} ${reason}`)
      resolve()
    })
    socket.on('open', () => {
      setInterval(() => socket.send('[null,"h","phoenix","heartbeat",{}]'), HEARTBEAT_MS)
      for (const [name, select] of Object.entries(topics)) {
        const changes = [
          { ...table, event: 'INSERT', select },
          ...(name === 'orders'
            ? [
                { ...table, event: 'UPDATE', select },
                { ...table, event: 'DELETE' },
              ]
            : []),
        ]
        const payload = { config: { postgres_changes: changes, private: false }, access_token: tab.token }
        socket.send(JSON.stringify([name, name, `realtime:${name}`, 'phx_join', payload]))
      }
    })
    socket.on('message', (data) => {
      const text = data.toString()
      if (text.includes('Subscribed to PostgreSQL')) {
        live += 1
        if (live === Object.keys(topics).length) {
          result.joined += 1
          resolve()
        }
      } else if (text.includes('"realtime:orders","postgres_changes"')) {
        countSoon()
        const at = /"commit_timestamp":"([^"]+)"/.exec(text)?.[1]
        if (isMeasuring && at) result.live.push(Date.now() - Date.parse(at))
      }
      if (isMeasuring && text.includes('"postgres_changes",{"ids"')) result.frames += 1
    })
  })
}

async function turnPages(crowd: CrowdOrder, tab: Tab): Promise<void> {
  await pause(Math.random() * crowd.pageEveryMs)
  for (;;) {
    await readPage(crowd, tab, Math.floor(Math.random() * PAGES))
    await pause(crowd.pageEveryMs * (0.5 + Math.random()))
  }
}

async function write(crowd: CrowdOrder, tabs: Tab[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const order = crowd.orders[n % crowd.orders.length]
    const tab = tabs[n % tabs.length]
    if (!order || !tab) return
    const status = NEXT[order.status as keyof typeof NEXT] ?? 'pendente'
    const body = JSON.stringify({ order_id: order.id, seen: order.status, status })
    order.status = status
    void timed(result.writes, send(crowd, tab, '/rest/v1/rpc/set_order_status', body))
    await pause(1000 / crowd.writesPerSecond)
  }
}

process.once('message', async (crowd: CrowdOrder) => {
  const tabs = crowd.tokens.map((token, n) => ({ token, address: `10.0.${n >> 8}.${n & 255}` }))
  for (let n = 0; n < tabs.length; n += JOINS_AT_ONCE)
    await Promise.all(tabs.slice(n, n + JOINS_AT_ONCE).map((tab) => openTab(crowd, tab)))
  report({ type: 'ready' })
  for (const tab of tabs) void turnPages(crowd, tab)
  void write(crowd, tabs)
  await pause(crowd.warmUpMs)
  isMeasuring = true
  report({ type: 'measuring' })
  await pause(crowd.measuredMs)
  isMeasuring = false
  process.send?.({ type: 'done', result } satisfies FromCrowd, () => process.exit(0))
})
