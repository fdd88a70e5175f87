export const FAULTS = [
  'dropped-before',
  'answer-lost',
  'reset',
  'sent-twice',
  'busy-seconds',
  'busy-date',
  'unavailable',
  'expired-token',
] as const
export type Fault = (typeof FAULTS)[number]

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const IMPORTS = /\/rpc\/(import_products|import_product_updates|product_import_progress)/

export function faultyFetch(
  next: () => Fault | null,
  paths = IMPORTS,
): { seen: Fault[]; zombies: Promise<unknown>[]; restore(): void } {
  const send = globalThis.fetch
  const seen: Fault[] = []
  /** Requests without a waiting caller; they may arrive after the next one. */
  const zombies: Promise<unknown>[] = []
  globalThis.fetch = async (input, init) => {
    const fault = paths.test(String(input)) ? next() : null
    if (fault) seen.push(fault)
    const sendQuietly = () => {
      const request = send(input, { ...init, signal: null }).then((response) => response.arrayBuffer())
      zombies.push(request.catch(() => undefined))
      return request
    }
    switch (fault) {
      case 'dropped-before':
        throw new TypeError('fetch failed')
      case 'answer-lost':
        await sendQuietly()
        throw new TypeError('fetch failed')
      case 'reset':
        void sendQuietly()
        throw new TypeError('fetch failed')
      case 'sent-twice':
        void sendQuietly()
        return send(input, init)
      case 'busy-seconds':
        return refusal(429, '2')
      case 'busy-date':
        return refusal(429, new Date(Date.now() + 9_000).toUTCString())
      case 'unavailable':
        return refusal(503, null)
      case 'expired-token': {
        const headers = new Headers(init?.headers)
        headers.set('authorization', `${headers.get('authorization')?.slice(0, -4)}AAAA`)
        return send(input, { ...init, headers })
      }
      default:
        return send(input, init)
    }
  }
  return {
    seen,
    zombies,
    restore() {
      globalThis.fetch = send
    },
  }
}

function refusal(status: number, retryAfter: string | null): Response {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) }
  return new Response(JSON.stringify({ code: '', message: 'wait' }), { status, headers })
}
