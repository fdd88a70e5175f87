import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Exchange, sendText } from './http-reply'

/** Only pages and programs request files of releases. */
const PAGE_ADDRESS = /^\/(?![sr](\/|\?|$))/
const ADMIN_ADDRESS = /^\/admin(?![\w-])/

/** `404.html` needs no script; clients that are not browsers get one line of text. */
export function createMissingAnswer(wwwDir: string) {
  return async function sendMissing(exchange: Exchange, status: number, text: string): Promise<void> {
    const address = status === 404 ? PAGE_ADDRESS : ADMIN_ADDRESS
    const page = isForReader(exchange, address)
      ? await readFile(join(wwwDir, '404.html')).catch(() => undefined)
      : undefined
    if (!page) return sendText(exchange, status, text)
    const { req, res } = exchange
    res.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': page.length,
      'Cache-Control': 'no-store',
    })
    res.end(req.method === 'HEAD' ? undefined : page)
  }
}

function isForReader({ req }: Exchange, address: RegExp): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && address.test(req.url ?? '') && acceptsPages(req)
}

export function acceptsPages({ headers }: Exchange['req']): boolean {
  return /text\/(html|\*)|\*\/\*/.test(headers.accept ?? '*/*')
}
