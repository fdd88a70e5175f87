import type { Server } from 'node:http'

/** Requests under way at a stop are answered within this time, in milliseconds. */
const STOP_MS = 5000

/** Stops accepting, answers what is under way, and resolves when the last connection is gone. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // A connection that becomes idle now would keep the server for as long as it is kept alive.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), STOP_MS)
  await closed
  clearInterval(idle)
  clearTimeout(force)
}
