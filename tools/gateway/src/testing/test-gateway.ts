import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { WebSocketServer } from 'ws'
import type { ConfigJson } from '../config-json'
import { type Gateway, type GatewayOptions, startGateway } from '../gateway'

export { findNginx, startNginx } from './nginx'
export { askRaw } from './raw-request'

export const TEST_CONFIG: ConfigJson = {
  supabaseUrl: '',
  publishableKey: 'sb_publishable_test',
  storeName: 'Loja',
  storefrontOrigin: 'https://loja.test',
}

export const SHELL_SCRIPT = 'console.log("shell");\n'.repeat(40)

export async function buildTree() {
  const root = await mkdtemp(join(tmpdir(), 'gateway-'))
  const www = join(root, 'www')
  const put = async (path: string, content: string | Buffer) => {
    const file = join(www, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, content)
    await rename(`${file}.new`, file)
  }
  await put('index.html', '<!doctype html><title>Loja</title>')
  await put('404.html', '<!doctype html><title>Página não encontrada</title>')
  await put('remotes.json', '{"rev":1}')
  await put('s/1.0.0/main.js', SHELL_SCRIPT)
  await put('s/1.0.0/main.js.gz', gzipSync(SHELL_SCRIPT))
  await put('s/1.0.0/main.js.br', brotliCompressSync(SHELL_SCRIPT))
  await put('r/mf-orders/1.0.0/release.json', '{"id":"orders"}')
  await put('s/1.0.0/main.css', 'body{}')
  await put('s/1.0.0/inter.woff2', 'font')
  await put('demo/unknown.blend', 'binary')
  await put('demo/camiseta.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await put('.env', 'SECRET=1')
  await writeFile(join(root, 'outside.txt'), 'outside')
  const remove = (path?: string) => rm(path === undefined ? root : join(www, path), { recursive: true, force: true })
  return { www, put, remove }
}

interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export async function startUpstream() {
  const seen: Seen[] = []
  let mayEnd = Promise.resolve()
  const record = (req: IncomingMessage, body: string) =>
    seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body })
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    record(req, body)
    if (req.url === '/rest/v1/dies') {
      res.writeHead(200, { 'content-length': '100' })
      res.write('half')
      setTimeout(() => res.destroy(), 20)
      return
    }
    res.writeHead(201, { 'content-range': '0-1/2', 'set-cookie': ['a=1', 'b=2'] })
    res.write('first;')
    await mayEnd
    res.end('second')
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (ws, req) => {
    record(req, '')
    ws.on('message', (message) => ws.send(`echo ${message}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    sockets,
    holdEnds(): () => void {
      let release: () => void = () => undefined
      mayEnd = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    async stop() {
      for (const ws of sockets.clients) ws.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function startTestGateway(options: Partial<GatewayOptions> & { wwwDir: string }): Promise<Gateway> {
  return startGateway({ port: 0, config: TEST_CONFIG, ...options })
}

/** `fetch` would normalise the path and add headers. */
export function get(gateway: Gateway, path: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const req = request({ port: gateway.port, host: '127.0.0.1', path, agent: false, ...init }, async (res) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(chunk as Buffer)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
      } catch (error) {
        reject(error)
      }
    })
    req.once('error', reject).end()
  })
}

export function sendRaw({ port }: { port: number }, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', reject).once('close', () => resolve(answer))
  })
}
