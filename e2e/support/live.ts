import { expect, type Page, type Request, type WebSocketRoute } from '@playwright/test'

export interface LiveSockets {
  sockets: WebSocketRoute[]
  sent: string[]
  received: string[]
  subscribed(): Promise<void>
}

/** News have a subscription of their own on every page, an open timeline one per table. */
export function isListLive(frame: string): boolean {
  return frame.includes('Subscribed to PostgreSQL') && !/realtime:(news|timeline)-/.test(frame)
}

/** No subscription starts, after which a list is read again at any time. */
export const neverLive = (page: Page) => page.routeWebSocket(/\/realtime\//, () => undefined)

export async function watchSockets(page: Page): Promise<LiveSockets> {
  const sockets: WebSocketRoute[] = []
  const sent: string[] = []
  const received: string[] = []
  const reads = watchReads(page)
  let live = 0
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    const server = socket.connectToServer()
    sockets.push(socket)
    socket.onMessage((message) => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      received.push(String(message))
      if (isListLive(String(message))) {
        live += 1
        reads.start()
      }
      socket.send(message)
    })
  })
  return {
    sockets,
    sent,
    received,
    async subscribed() {
      await expect.poll(() => live).toBeGreaterThan(0)
      await expect.poll(reads.areRepeated).toBe(true)
    },
  }
}

function watchReads(page: Page) {
  const earlier = new Set<string>()
  const underWay = new Set<Request>()
  let hasStarted = false
  let hasRepeated = false
  const read = (request: Request) => `${request.url()} ${request.postData() ?? ''}`
  page.on('request', (request) => {
    if (!request.url().includes('/rest/v1/')) return
    underWay.add(request)
    // Counters of the sidebar are repeated at any time.
    if (request.method() === 'HEAD') return
    if (!hasStarted) earlier.add(read(request))
    else if (earlier.has(read(request))) hasRepeated = true
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return {
    start() {
      hasStarted = true
    },
    areRepeated: () => hasRepeated && underWay.size === 0,
  }
}
