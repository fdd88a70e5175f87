import { expect, type Page, type WebSocketRoute } from '@playwright/test'

/** The realtime sockets of a page, in the order in which they were opened. */
export interface LiveSockets {
  sockets: WebSocketRoute[]
  /** What the page sent through them. */
  sent: string[]
  /** Waits until the server has taken a subscription, after a cut another one. */
  subscribed(): Promise<void>
  /** Cuts the newest socket; the page opens another by itself. */
  cut(): Promise<void>
}

/** Watches the realtime sockets that the page opens from now on, and lets everything pass. */
export async function watchSockets(page: Page): Promise<LiveSockets> {
  const sockets: WebSocketRoute[] = []
  const sent: string[] = []
  let live = 0
  let known = 0
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    const server = socket.connectToServer()
    sockets.push(socket)
    socket.onMessage((message) => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      if (String(message).includes('Subscribed to PostgreSQL')) live += 1
      socket.send(message)
    })
  })
  return {
    sockets,
    sent,
    async subscribed() {
      await expect.poll(() => live).toBeGreaterThan(known)
    },
    async cut() {
      await sockets.at(-1)?.close()
      known = live
    },
  }
}
