import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createHostCheck } from './allowed-host'
import { createBackendProxy, refuseUpgrade } from './backend-proxy'
import { answerClientErrors } from './client-error'
import { type ConfigJson, checkConfigJson } from './config-json'
import { API_METHODS, createOriginCheck, dropBackendHeaders, sendOptions, setApiHeaders } from './cross-origin'
import { type Exchange, sendJsonError, sendText } from './http-reply'
import { createMissingAnswer } from './missing'
import { parseRequestTarget } from './request-target'
import { securityHeaders } from './security-headers'
import { createStaticTree } from './static-tree'
import { createTelemetry } from './telemetry'

const HOST = '127.0.0.1'
const CLOSE_GRACE_MS = 5_000
const TELEMETRY_PATH = '/telemetry'
/** In bytes: a list may be filtered by a thousand ids, which are 38 KB. */
const MAX_HEAD = 65_536

export interface GatewayOptions {
  wwwDir: string
  port: number
  config: ConfigJson
  backendUrl?: string
  /** Clients cannot set them. */
  backendHeaders?: Record<string, string>
  /** Besides this machine's; others get 421. */
  allowedHosts?: readonly string[]
  allowedOrigins?: readonly string[]
  telemetryFile?: string
  /** One line per failure, without query strings and bodies. */
  log?: (line: string) => void
}

export interface Gateway {
  url: string
  port: number
  close(): Promise<void>
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { wwwDir, port, backendUrl, backendHeaders = {}, log = () => undefined } = options
  const { telemetryFile } = options
  const config = checkConfigJson({
    ...options.config,
    ...(telemetryFile === undefined ? {} : { telemetryUrl: TELEMETRY_PATH }),
  })
  const telemetry =
    telemetryFile === undefined
      ? undefined
      : createTelemetry({
          file: telemetryFile,
          apiUrl: backendUrl ?? config.supabaseUrl,
          apiHeaders: { ...backendHeaders, apikey: config.publishableKey },
        })
  const serveStatic = createStaticTree(wwwDir, config)
  const sendMissing = createMissingAnswer(wwwDir)
  const isAllowedHost = createHostCheck(options.allowedHosts ?? [])
  const origins = createOriginCheck([config.storefrontOrigin, ...(options.allowedOrigins ?? [])])
  const proxy =
    backendUrl === undefined
      ? undefined
      : createBackendProxy({ backendUrl, headers: backendHeaders, editAnswer: dropBackendHeaders, log })
  const headers = securityHeaders(config)

  async function handle(exchange: Exchange): Promise<void> {
    const { req, res } = exchange
    const target = parseRequestTarget(req.url)
    if (target.kind === 'api' && proxy && isAllowedHost(req)) return handleApi(exchange, proxy)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    if (req.headers.host === undefined) return sendText(exchange, 400, 'Bad request')
    if (!isAllowedHost(req)) return sendText(exchange, 421, 'Misdirected request')
    if (target.kind === 'invalid') return sendMissing(exchange, 400, 'Bad request')
    if (target.kind === 'api') return sendJsonError(res, 404, { code: 'gateway', message: 'no backend here' })
    if (telemetry && target.pathname === TELEMETRY_PATH) return telemetry(exchange)
    return serveStatic(exchange, target.pathname)
  }

  function handleApi(exchange: Exchange, backend: NonNullable<typeof proxy>): void {
    const { req, res } = exchange
    setApiHeaders(req, res, origins)
    if (req.method === 'OPTIONS') sendOptions(req, res, origins)
    else if (API_METHODS.includes(req.method ?? '')) backend.web(exchange)
    else {
      res.setHeader('Allow', API_METHODS.join(', '))
      sendJsonError(res, 405, { code: 'gateway', message: 'method not allowed' })
    }
  }

  // Node's own answer to a request without a host would lack our headers.
  const server = createServer({ maxHeaderSize: MAX_HEAD, requireHostHeader: false }, (req, res) => {
    handle({ req, res }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log(`gateway: ${req.method}: ${error.code ?? error.message}`)
      if (res.headersSent) res.destroy()
      else sendText({ req, res }, 500, 'Internal error')
    })
  })

  answerClientErrors(server, headers)

  const upgraded = new Set<Duplex>()
  server.on('upgrade', (req, socket, head) => {
    // Node removes its own listener at the upgrade; an unhandled error would end the process.
    socket.on('error', () => socket.destroy())
    if (!isAllowedHost(req)) return refuseUpgrade(socket, '421 Misdirected Request')
    const target = parseRequestTarget(req.url)
    if (!proxy || target.kind !== 'api' || target.prefix !== '/realtime/v1')
      return refuseUpgrade(socket, '404 Not Found')
    if (!origins.isAllowed(req)) return refuseUpgrade(socket, '403 Forbidden')
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    proxy.upgrade(req, socket, head)
  })

  await listen(server, port)
  const address = server.address() as AddressInfo
  let closing: Promise<void> | undefined
  return {
    url: `http://${HOST}:${address.port}`,
    port: address.port,
    close() {
      closing ??= closeServer(server, upgraded).finally(() => proxy?.close())
      return closing
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function closeServer(server: Server, upgraded: Set<Duplex>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of upgraded) socket.end()
  server.closeIdleConnections()
  // A connection that becomes idle during the close would keep the server open.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => {
    for (const socket of upgraded) socket.destroy()
    server.closeAllConnections()
  }, CLOSE_GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
