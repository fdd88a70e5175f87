import { expect, type Page, type WebSocketRoute } from '@playwright/test'

export interface LiveSockets {
  sockets: WebSocketRoute[]
  sent: string[]
  subscribed(): Promise<void>
  cut(): Promise<void>
}

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
