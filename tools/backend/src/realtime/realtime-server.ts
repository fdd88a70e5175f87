import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/database'
import { clientAddress } from '../http/client-address'
import type { Secrets } from '../secrets'
import { ChangeLog } from './change-log'
import { ChannelRegistry } from './channel-registry'
import { type Claims, TokenReader } from './claims'
import { Delivery } from './delivery'
import { parseVsn, type Vsn } from './frames'
import { ConnectionCount, DEFAULT_LIMITS, type RealtimeLimits } from './limits'
import { SocketSession } from './socket-session'
import { visibleChanges } from './visibility'

export const WEBSOCKET_PATH = '/realtime/v1/websocket'
const CLOSE_GRACE_MS = 1000
/** Well below the expiry of silent processes. */
const KEEP_ALIVE_MS = 15_000

export interface RealtimeOptions {
  database: Database
  secrets: Secrets
  log: (line: string) => void
  limits?: Partial<RealtimeLimits>
  now?: () => number
}

export interface RealtimeServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Supabase's Realtime protocol for `postgres_changes`. */
export async function startRealtime(options: RealtimeOptions): Promise<RealtimeServer> {
  const { database, log, now = Date.now } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const changeLog = new ChangeLog(database)
  const channels = new ChannelRegistry(changeLog)
  const delivery = new Delivery({
    changeLog,
    channels,
    visibleChanges: (request) => visibleChanges(database, request),
    limits,
    log,
  })
  const sessions = new Set<SocketSession>()
  await changeLog.open({
    onChange: () => delivery.wake(),
    onLost: () => {
      for (const session of sessions) session.close(1012, 'Changes may have been missed')
    },
  })

  const tokens = new TokenReader(options.secrets)
  const count = new ConnectionCount()
  const wss = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, clientTracking: false })
  let isClosing = false

  const idleCheck = setInterval(() => {
    const before = now() - limits.idleMs
    for (const session of sessions) if (session.lastHeardAt < before) session.terminate()
  }, limits.idleMs / 4)
  const keepAlive = setInterval(() => {
    changeLog.keepAlive().catch(() => log('realtime: the sign of life failed'))
  }, KEEP_ALIVE_MS)
  idleCheck.unref()
  keepAlive.unref()

  function admit(request: IncomingMessage): string | { keyClaims: Claims; vsn: Vsn } {
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    if (path !== WEBSOCKET_PATH) return '404 Not Found'
    if (isClosing) return '503 Service Unavailable'
    const params = new URLSearchParams(query)
    const keyClaims = tokens.readKey(params.get('apikey') ?? '')
    // A browser must not use the secret key.
    const isLeaked = keyClaims?.role === 'service_role' && /^\s*Mozilla\//i.test(request.headers['user-agent'] ?? '')
    if (!keyClaims || isLeaked) return '401 Unauthorized'
    const vsn = parseVsn(params.get('vsn'))
    if (!vsn) return '400 Bad Request'
    return count.add(clientAddress(request), limits) ? { keyClaims, vsn } : '429 Too Many Requests'
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const admitted = admit(request)
    if (typeof admitted === 'string') {
      socket.end(`HTTP/1.1 ${admitted}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    const address = clientAddress(request)
    socket.once('close', () => count.remove(address))
    wss.handleUpgrade(request, socket, head, (ws) => {
      const session = new SocketSession(ws, { ...admitted, connection: socket, tokens, channels, limits, log, now })
      sessions.add(session)
      ws.once('close', () => sessions.delete(session))
    })
  }

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(idleCheck)
    clearInterval(keepAlive)
    await delivery.close()
    for (const session of sessions) session.close(1001, 'The server is stopping')
    const until = Date.now() + CLOSE_GRACE_MS
    while (sessions.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
    for (const session of sessions) session.terminate()
    await changeLog.close().catch(() => log('realtime: leaving the database failed'))
  }

  return { upgrade, close }
}
