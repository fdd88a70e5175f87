import { type FileHandle, open, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ConfigJson } from './config-json'
import { contentTypeOf } from './content-type'
import { isHidden } from './hidden-files'
import { acceptedEncodings, type Exchange, matchesEtag, sendRevalidated, sendText } from './http-reply'
import { acceptsPages, createMissingAnswer } from './missing'

const YEAR = 'public, max-age=31536000, immutable'

export function createStaticTree(wwwDir: string, config: ConfigJson) {
  const sendMissing = createMissingAnswer(wwwDir)
  const configJson = Buffer.from(JSON.stringify(config))

  return async function serveStatic(exchange: Exchange, pathname: string): Promise<void> {
    const { req, res } = exchange
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return sendText(exchange, 405, 'Method not allowed')
    }
    if (pathname === '/config.json') return sendRevalidated(exchange, configJson, contentTypeOf(pathname))
    if (/^\/remotes(\.fallback)?\.json$/.test(pathname)) return sendPointer(exchange, join(wwwDir, pathname))
    if (pathname === '/' || pathname === '/index.html') return sendPointer(exchange, join(wwwDir, 'index.html'))

    const released = /^\/[sr](\/|$)/.test(pathname)
    const hidden = isHidden(pathname)
    if (!hidden && (await sendFile(exchange, join(wwwDir, pathname), released ? YEAR : 'public, max-age=3600'))) return
    // index.html in place of a missing file of a release breaks the page that requested it.
    if (!released && !hidden && isNavigation(exchange, pathname)) {
      res.setHeader('Vary', 'Accept')
      return sendPointer(exchange, join(wwwDir, 'index.html'))
    }
    return sendMissing(exchange, 404, 'Not found')
  }
}

function isNavigation({ req }: Exchange, pathname: string): boolean {
  return extname(pathname) === '' && acceptsPages(req)
}

async function sendPointer(exchange: Exchange, file: string): Promise<void> {
  const body = await orMissing(readFile(file))
  if (body) sendRevalidated(exchange, body, contentTypeOf(file))
  else sendText(exchange, 404, 'Not found')
}

const ENDING_OF = { br: '.br', gzip: '.gz' } as const

async function sendFile({ req, res }: Exchange, file: string, cacheControl: string): Promise<boolean> {
  const plain = await openRegular(file)
  if (!plain) return false
  const compressed = await openCompressed(file, req)
  const { handle, size, mtimeMs } = compressed ?? plain
  try {
    const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${compressed ? `-${compressed.encoding}` : ''}"`
    res.setHeader('Cache-Control', cacheControl)
    res.setHeader('Vary', 'Accept-Encoding')
    res.setHeader('ETag', etag)
    if (matchesEtag(req, etag)) {
      res.writeHead(304).end()
      return true
    }
    if (compressed) res.setHeader('Content-Encoding', compressed.encoding)
    res.writeHead(200, { 'Content-Type': contentTypeOf(file), 'Content-Length': size })
    if (req.method === 'HEAD') res.end()
    else await pipeline(handle.createReadStream({ autoClose: false }), res)
    return true
  } finally {
    await Promise.all([plain.handle.close(), compressed?.handle.close()])
  }
}

async function openCompressed(file: string, req: IncomingMessage) {
  for (const encoding of acceptedEncodings(req)) {
    const opened = await openRegular(`${file}${ENDING_OF[encoding]}`)
    if (opened) return { ...opened, encoding }
  }
  return undefined
}

/** Opens before `stat`, so that a file that is removed in between is a 404. */
async function openRegular(file: string) {
  const handle: FileHandle | undefined = await orMissing(open(file, 'r'))
  if (!handle) return undefined
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, size: stats.size, mtimeMs: stats.mtimeMs }
  await handle.close()
  return undefined
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

async function orMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
