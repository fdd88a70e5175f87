import { type RawAnswer, type RawRequest, sendRaw } from '../raw-request'
import { type Caller, headersOf, type Target } from '../target'

export interface Attack {
  name: string
  run(target: Target): Promise<string | undefined>
}

export interface AttackClass {
  title: string
  attacks: Attack[]
}

export function sendAs(target: Target, caller: Caller, request: Partial<RawRequest> & { target: string }) {
  const { method = 'GET', headers = {}, ...rest } = request
  const all = { 'user-agent': 'probe', ...headersOf(target, caller), ...headers }
  return sendRaw(target.url, { method, headers: all, ...rest })
}

export function mustAnswer(
  statuses: readonly number[],
  caller: Caller,
  request: Partial<RawRequest> & { target: string; name?: string },
): Attack {
  const { name = `${request.method ?? 'GET'} ${request.target.slice(0, 90)}`, ...sent } = request
  return {
    name: `${caller}: ${name}`,
    run: async (target) => unlessOneOf(statuses, await sendAs(target, caller, sent)),
  }
}

export function unlessOneOf(statuses: readonly number[], { status, body }: RawAnswer): string | undefined {
  return statuses.includes(status) ? undefined : `${status} ${body.slice(0, 120)}`
}
