import type { IncomingMessage } from 'node:http'
import type { Caller } from './caller'

/** Stable functions with one answer for all administrators, which refuse all other callers. */
export const SHARED_FUNCTIONS = ['order_status_counts', 'products_by_category_counts', 'feedback_counts', 'work_to_do']

const SHARED_PATHS = new Set(SHARED_FUNCTIONS.map((name) => `/rest/v1/rpc/${name}`))
const IGNORED_HEADER =
  /^(apikey|authorization|connection|host|user-agent|referer|cookie|accept-language|x-forwarded-.*|sec-.*)$/

interface Copy {
  status: number
  headers: Headers
  body: ArrayBuffer
}

type Turn = { kind: 'lead'; waiting: Waiting[] } | { kind: 'answer'; copy: Copy } | { kind: 'alone' }

interface Waiting {
  userId: string
  take: (turn: Turn) => void
}

type FindAdministrators = (userIds: string[]) => Promise<Set<string>>

/**
 * After a change all open tabs read the same counts. A read answers only callers that waited before it began,
 * so no answer is older than its request (ADR 0043).
 */
export class SharedReads {
  readonly #findAdministrators: FindAdministrators
  readonly #running = new Map<string, Waiting[]>()

  constructor(findAdministrators: FindAdministrators) {
    this.#findAdministrators = findAdministrators
  }

  async pass(
    { caller, incoming }: { caller: Caller; incoming: IncomingMessage },
    read: () => Promise<Response>,
  ): Promise<Response> {
    const key = sharedKey(caller, incoming)
    if (key === undefined) return read()
    const waiting = this.#running.get(key)
    if (!waiting) return this.#lead(key, [], read)
    const turn = await new Promise<Turn>((take) => waiting.push({ userId: caller.userId, take }))
    if (turn.kind === 'answer') return new Response(turn.copy.body, turn.copy)
    return turn.kind === 'alone' ? read() : this.#lead(key, turn.waiting, read)
  }

  async #lead(key: string, followers: Waiting[], read: () => Promise<Response>): Promise<Response> {
    this.#running.set(key, [])
    let shared: Copy | undefined
    let administrators = new Set<string>()
    try {
      if (followers.length > 0) administrators = await this.#administratorsOf(followers)
      const answered = await read()
      if (answered.status !== 200 || administrators.size === 0) return answered
      shared = { status: 200, headers: answered.headers, body: await answered.arrayBuffer() }
      return new Response(shared.body, shared)
    } finally {
      for (const { userId, take } of followers) {
        take(shared && administrators.has(userId) ? { kind: 'answer', copy: shared } : { kind: 'alone' })
      }
      this.#startNext(key)
    }
  }

  async #administratorsOf(followers: Waiting[]): Promise<Set<string>> {
    try {
      return await this.#findAdministrators([...new Set(followers.map(({ userId }) => userId))])
    } catch {
      return new Set()
    }
  }

  #startNext(key: string): void {
    const [first, ...others] = this.#running.get(key) ?? []
    if (first) first.take({ kind: 'lead', waiting: others })
    else this.#running.delete(key)
  }
}

function sharedKey({ role, userId }: Caller, { method, url = '', headers }: IncomingMessage): string | undefined {
  if (role !== 'authenticated' || userId === '' || method !== 'GET') return undefined
  if (!SHARED_PATHS.has(url.split('?', 1)[0] ?? '')) return undefined
  const named = Object.entries(headers).filter(([name]) => !IGNORED_HEADER.test(name))
  return JSON.stringify([url, named.sort(([a], [b]) => (a < b ? -1 : 1))])
}
