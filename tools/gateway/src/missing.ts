import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Exchange, sendText } from './http-reply'

/** Where people read pages. Files of releases are asked for by pages and programs only. */
const PAGE_ADDRESS = /^\/(?![sr](\/|\?|$))/
/** Where a link that was cut or pasted badly is a page that is missing too. */
const ADMIN_ADDRESS = /^\/admin(?![\w-])/

/**
 * Answers an address that is none: for a person who reads pages with the page that says so (`404.html` of the tree,
 * which needs no script), for anything else with a line of plain text.
 */
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

/** Monitors and command lines take anything or do not say; who asks for another type alone is no reader of pages. */
export function acceptsPages({ headers }: Exchange['req']): boolean {
  return /text\/(html|\*)|\*\/\*/.test(headers.accept ?? '*/*')
}
