import { appendFile, rename, stat } from 'node:fs/promises'
import type { Exchange } from './http-reply'
import { sendJsonError } from './http-reply'
import { createReportLimits } from './report-limits'

/** A report has about 300 bytes. */
const MAX_BODY = 4_096
const MAX_DROPPED = 1_000_000
const MAX_FILE = 1_000_000
const CHECK_BUDGET_MS = 5_000

interface Options {
  file: string
  apiUrl: string
  apiHeaders: Record<string, string>
  now?: () => number
}

/** The database checks that a report comes from its administrator. `docs/hosting/nginx.conf` does the same. */
export function createTelemetry({ file, apiUrl, apiHeaders, now = Date.now }: Options) {
  const isTooMany = createReportLimits(now)
  let writing = Promise.resolve()

  async function check(authorization: string, body: string): Promise<number> {
    const headers = { ...apiHeaders, authorization, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(CHECK_BUDGET_MS)
    const checking = fetch(`${apiUrl}/rest/v1/rpc/check_release_report`, { method: 'POST', headers, body, signal })
    const answer = await checking.catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status ?? 502
  }

  return async function handleTelemetry({ req, res }: Exchange): Promise<void> {
    const refuse = (status: number, message: string) => {
      // The unread rest of the body would be taken for the next request.
      res.setHeader('Connection', 'close')
      sendJsonError(res, status, { code: 'telemetry', message })
    }
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST')
      return refuse(405, 'method not allowed')
    }
    const { authorization } = req.headers
    if (authorization === undefined) return refuse(401, 'reports come with a session')
    if (isTooMany(req.socket.remoteAddress ?? '', authorization)) return refuse(429, 'too many reports')
    const body = await readBody({ req, res })
    if (body === undefined) return refuse(413, 'report too large')
    const status = await check(authorization, body)
    if (status !== 204) return refuse(status, 'the report was not accepted')
    const line = `${JSON.stringify({ at: new Date(now()).toISOString(), request: body })}\n`
    writing = writing.then(() => append(file, line))
    await writing.catch(() => undefined)
    writing = writing.catch(() => undefined)
    res.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  }
}

/** The rest is dropped, so that the answer arrives. */
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

async function append(file: string, text: string): Promise<void> {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  )
  if (size + text.length > MAX_FILE) await rename(file, `${file}.1`)
  await appendFile(file, text, { mode: 0o600 })
}
