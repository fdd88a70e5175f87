import { connect } from 'node:net'

export interface RawRequest {
  method: string
  /** Each character is one byte. */
  target: string
  headers: Record<string, string>
  body?: Buffer | undefined
}

export interface RawAnswer {
  status: number
  head: string
  body: string
}

export function sendRaw(url: string, request: RawRequest, timeoutMs = 30_000): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytesOf(request, host)))
    const timer = setTimeout(() => socket.destroy(), timeoutMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(parse(Buffer.concat(chunks)))
    })
  })
}

function bytesOf({ method, target, headers, body }: RawRequest, host: string): Buffer {
  const given = new Map(Object.entries({ host, connection: 'close', ...headers }))
  if (body !== undefined && !given.has('transfer-encoding')) given.set('content-length', String(body.length))
  const lines = [...given].map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)])
}

function parse(bytes: Buffer): RawAnswer {
  const text = bytes.toString('utf8')
  const end = text.indexOf('\r\n\r\n')
  const head = end === -1 ? text : text.slice(0, end)
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0)
  return { status, head, body: end === -1 ? '' : text.slice(end + 4) }
}
