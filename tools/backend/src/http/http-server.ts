import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { type Admission, type Admit, contentLength } from './admission'
import { type ApiHandler, answer } from './answer'
import { ANSWER_MS } from './answer-deadline'
import type { SignUp } from './auth-routes'
import { readChunkedBody, skipBody } from './chunked-body'
import { isFromGateway } from './gateway-secret'
import { refuse, sendRefusal, TOO_LARGE } from './refusal'
import type { SharedReads } from './shared-reads'
import type { StorageHandler } from './storage/storage-routes'
import type { VisitorGate } from './visitor-gate'

export interface HttpOptions {
  admit: Admit
  visitors: VisitorGate
  sharedReads: SharedReads
  handle: ApiHandler
  storage: StorageHandler
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  log: (line: string) => void
  signUp?: SignUp
  gatewaySecret?: string | undefined
  timeouts?: Partial<RequestTimeouts>
}

interface RequestTimeouts {
  headersMs: number
  requestMs: number
  checkMs: number
  answerMs: number
  slowMs: number
}

const TIMEOUTS: RequestTimeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 5_000,
  answerMs: ANSWER_MS,
  slowMs: 3_000,
}

export function createHttpServer(options: HttpOptions): Server {
  const { admit, storage, upgrade, gatewaySecret, timeouts, signUp = 'closed' } = options
  const { headersMs, requestMs, checkMs, answerMs, slowMs } = { ...TIMEOUTS, ...timeouts }
  const admissions = new WeakMap<IncomingMessage, Admission>()
  const listener = getRequestListener((request, env) => {
    const incoming = (env as { incoming: IncomingMessage }).incoming
    const { caller, closedTables } = admissions.get(incoming) ?? {}
    return answer(request, incoming, { ...options, caller, closedTables, answerMs, slowMs })
  })

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const admitted = await admit(incoming)
    if ('status' in admitted) return sendRefusal(incoming, outgoing, admitted)
    const { caller, maxBodyBytes } = admitted
    if (!caller) skipBody(incoming)
    else {
      admissions.set(incoming, admitted)
      const isChunked = incoming.headers['transfer-encoding'] !== undefined
      const fits = isChunked ? await readChunkedBody(incoming, maxBodyBytes) : contentLength(incoming) <= maxBodyBytes
      if (!fits) return sendRefusal(incoming, outgoing, TOO_LARGE)
    }
    if (!incoming.socket.destroyed) await listener(incoming, outgoing)
  }

  const server = createServer(
    {
      // Above the gateway's limit, which adds headers.
      maxHeaderSize: 131_072,
      keepAliveTimeout: 65_000,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
    },
    (incoming, outgoing) => {
      const refusal = refuse(incoming, { gatewaySecret, signUp })
      if (refusal) return sendRefusal(incoming, outgoing, refusal)
      if (incoming.url?.startsWith('/storage/')) return void storage(incoming, outgoing)
      receive(incoming, outgoing).catch(() => outgoing.destroy())
    },
  )
  server.on('upgrade', (incoming, socket, head) => {
    if (gatewaySecret === undefined || isFromGateway(incoming, gatewaySecret)) return upgrade(incoming, socket, head)
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return server
}
