import { seededRandom } from './random'
import { randomRequest } from './random-request'
import { type RawRequest, sendRaw } from './raw-request'
import { readSchema } from './schema'
import { type Caller, headersOf, type Target } from './target'

export interface FuzzResult {
  tried: number
  statuses: Map<number, number>
  failures: string[]
}

export interface FuzzOptions {
  requests: number
  seed: number
  parallel?: number
}

/** The administrator's requests succeed: an empty shop would answer everything. */
const CALLERS: readonly Caller[] = ['anonymous', 'anonymous', 'customer', 'admin']

export async function fuzz(target: Target, { requests, seed, parallel = 4 }: FuzzOptions): Promise<FuzzResult> {
  const random = seededRandom(seed)
  const schema = await readSchema(target.backend)
  const callers = CALLERS.map((caller) => headersOf(target, caller))
  const result: FuzzResult = { tried: 0, statuses: new Map(), failures: [] }
  const send = async () => {
    while (result.tried < requests) {
      const number = result.tried
      result.tried += 1
      const request = randomRequest(random, schema, callers)
      const { status, body } = await sendRaw(target.url, request)
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500) result.failures.push(describe(number, request, `${status} ${body}`))
    }
  }
  await Promise.all(Array.from({ length: parallel }, send))
  return result
}

function describe(number: number, { method, target, headers, body }: RawRequest, answer: string): string {
  const { apikey: _key, authorization, 'user-agent': _agent, ...rest } = headers
  const sent = `${method} ${target.slice(0, 400)} ${JSON.stringify(rest)} ${body?.toString('utf8').slice(0, 300) ?? ''}`
  return `#${number} (${authorization?.length ?? 0}) ${sent} -> ${answer.slice(0, 300)}`
}
