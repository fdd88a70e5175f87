import { expect, type Page, type WebSocketRoute } from '@playwright/test'

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

export async function watchSockets(page: Page): Promise<LiveSockets> {
  const sockets: WebSocketRoute[] = []
  const sent: string[] = []
  const received: string[] = []
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
      if (isListLive(String(message))) live += 1
      socket.send(message)
    })
  })
  return {
    sockets,
    sent,
    received,
    async subscribed() {
      await expect.poll(() => live).toBeGreaterThan(0)
    },
  }
}
