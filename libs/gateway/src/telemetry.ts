import { appendFile, rename, stat } from 'node:fs/promises'
import type { Exchange } from './http-reply'
import { sendJsonError } from './http-reply'

/** Largest report, in bytes: some fifty loads. */
const MAX_BODY = 16_384
/** Who sends more than that, in bytes, gets no answer. */
const MAX_DROPPED = 1_000_000
/** Lines of one report that are kept. */
const MAX_LINES = 50
/** Reports of one address in a minute; a page sends a few. */
const REPORTS_A_MINUTE = 60
/** Addresses that are counted at once; more than that in a minute is nobody's office. */
const MAX_ADDRESSES = 10_000
/** When the file becomes `<file>.1`, in bytes; the one before is thrown away. */
const MAX_FILE = 1_000_000

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/
/** Of a release; a code has the same form, so that no sentence fits in. */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/
const SOURCES = ['active', 'canary', 'override', 'previous']
const OUTCOMES = ['loaded', 'failed', 'render-error', 'turned-back']

/**
 * Answers `POST /telemetry`: pages report which releases of modules they could load (`sendBeacon`), as one JSON object in
 * a line. What is known is appended to `file`, with the time of this machine; everything else is dropped, so nothing
 * personal is kept. `pnpm mf status` reads it (`libs/release/src/telemetry`).
 * @param now milliseconds
 */
export function createTelemetry(file: string, now: () => number = Date.now) {
  let minute = 0
  const reports = new Map<string, number>()
  // One after the other, so that two do not both rename the file.
  let writing = Promise.resolve()

  function isTooMany(address: string): boolean {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) reports.clear()
    minute = current
    const count = (reports.get(address) ?? 0) + 1
    if (count === 1 && reports.size >= MAX_ADDRESSES) return true
    reports.set(address, count)
    return count > REPORTS_A_MINUTE
  }

  return async function handleTelemetry({ req, res }: Exchange): Promise<void> {
    const refuse = (status: number, message: string) => {
      // What is not read would be taken for the next request.
      res.setHeader('Connection', 'close')
      sendJsonError(res, status, { code: 'telemetry', message })
    }
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST')
      return refuse(405, 'method not allowed')
    }
    // A browser says where a page is from; nobody else has anything to report.
    if (!isOwnPage(req.headers)) return refuse(403, 'reports come from pages of this origin')
    if (isTooMany(req.socket.remoteAddress ?? '')) return refuse(429, 'too many reports')
    const text = await readBody({ req, res })
    if (text === undefined) return refuse(413, 'report too large')
    const lines = text
      .split('\n')
      .slice(0, MAX_LINES)
      .flatMap((line) => knownPart(line, now()) ?? [])
    if (lines.length > 0) {
      writing = writing.then(() => append(file, lines.join('')))
      // A full disk is no reason to answer a page with an error that it would report.
      await writing.catch(() => undefined)
      writing = writing.catch(() => undefined)
    }
    res.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  }
}

function isOwnPage({ origin, host }: Exchange['req']['headers']): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

/** @returns `undefined` when it is too large; the rest is read and dropped, so that the answer arrives */
async function readBody({ req }: Exchange): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += (chunk as Buffer).length
    if (size <= MAX_BODY) chunks.push(chunk as Buffer)
    if (size > MAX_DROPPED) break
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks).toString()
}

/** A line of the file, of what was sent and is known to be harmless; `undefined` when it is no event. */
function knownPart(line: string, now: number): string | undefined {
  const event = parseObject(line)
  if (!event) return undefined
  const { remote, version, source, outcome, code, ms } = event
  if (!matches(remote, NAME) || !matches(version, VERSION)) return undefined
  if (!SOURCES.includes(source as string) || !OUTCOMES.includes(outcome as string)) return undefined
  const known = {
    at: new Date(now).toISOString(),
    remote,
    version,
    source,
    outcome,
    ...(matches(code, VERSION) ? { code } : {}),
    ...(typeof ms === 'number' && ms >= 0 && ms < 600_000 ? { ms: Math.round(ms) } : {}),
  }
  return `${JSON.stringify(known)}\n`
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Not a line of ours.
    return undefined
  }
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

async function append(file: string, text: string): Promise<void> {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  )
  if (size + text.length > MAX_FILE) await rename(file, `${file}.1`)
  await appendFile(file, text, { mode: 0o600 })
}
