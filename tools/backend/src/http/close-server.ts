import type { Server } from 'node:http'

const STOP_MS = 5000

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // Idle connections would stay open for their keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), STOP_MS)
  await closed
  clearInterval(idle)
  clearTimeout(force)
}
