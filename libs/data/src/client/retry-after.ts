/** Milliseconds to wait by a `Retry-After` header, seconds or a date; undefined when it is absent or makes no sense. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - nowMs)
}

/**
 * Keeps the `Retry-After` header of a request's answer, which supabase-js does not pass on. Call it before the request
 * is awaited; call what it returns after.
 */
export function captureRetryAfter(request: object): () => number | undefined {
  let header: string | null = null
  const builder = request as { fetch: typeof fetch }
  const send = builder.fetch
  builder.fetch = async (...args) => {
    const response = await send(...args)
    header = response.headers.get('retry-after')
    return response
  }
  return () => parseRetryAfter(header, Date.now())
}
