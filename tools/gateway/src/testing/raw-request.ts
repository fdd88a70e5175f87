import { connect } from 'node:net'

export type RawTarget = { port: number; host: string } | { path: string }

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface RawRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export function askRaw(
  target: RawTarget,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...length, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return sendBytes(target, `${method} ${path} HTTP/1.1\r\n${head}\r\n${Buffer.from(body ?? '').toString('latin1')}`)
}

export function sendBytes(target: RawTarget, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(target, () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.once('error', reject).once('close', () => resolve(parseAnswer(Buffer.concat(chunks))))
  })
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  const byName = Object.fromEntries(headers) as Record<string, string>
  const body = bytes.subarray(end + 4)
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: byName,
    body: byName['transfer-encoding'] === 'chunked' ? joinChunks(body) : body,
  }
}

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let rest = body; rest.length > 0; ) {
    const start = rest.indexOf('\r\n') + 2
    const length = Number.parseInt(rest.subarray(0, start).toString('latin1'), 16)
    if (!(length > 0)) break
    parts.push(rest.subarray(start, start + length))
    rest = rest.subarray(start + length + 2)
  }
  return Buffer.concat(parts)
}
