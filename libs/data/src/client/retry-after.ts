export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - nowMs)
}

/** Captures `Retry-After`, which supabase-js drops. Call it before awaiting the request, and its result afterwards. */
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
