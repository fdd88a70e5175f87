import { vi } from 'vitest'
import { countFailure } from './expected-logs'

type Answer = Response | ((request: Request) => Response | Promise<Response>) | object

const answers = new Map<string, Answer>()
let received: Request[] = []

/** An unknown address is 404. A path with a final slash is a prefix. */
export const api = {
  requests: (path: string): Request[] => received.filter((request) => isAt(request, path)),
  answer(path: string, answer: Answer): void {
    answers.set(path, answer)
  },
  settings(values: Record<string, string>): void {
    const rest = { setting_type: 'string', is_set: true, last_four: null }
    const rows = Object.entries(values).map(([setting_key, setting_value]) => ({ setting_key, setting_value, ...rest }))
    answers.set('rpc/settings_for_admin', rows)
  },
  fail(path: string, status = 500): void {
    answers.set(path, () => Response.json({ message: 'on fire' }, { status }))
  },
  breakOff(path: string): void {
    answers.set(path, () => Promise.reject(new TypeError('Failed to fetch')))
  },
  hold(path: string, answer: Answer): () => void {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answers.set(path, async (request) => {
      await held
      return responseOf(answer, request)
    })
    return release
  },
  async bodies<Body>(path: string): Promise<Body[]> {
    const matching = received.filter((request) => isAt(request, path))
    return Promise.all(matching.map((request) => request.clone().json() as Promise<Body>))
  },
  queries: (path: string): string[] =>
    received.filter((request) => isAt(request, path)).map((request) => decodeURIComponent(new URL(request.url).search)),
  count: (path: string): number => received.filter((request) => isAt(request, path)).length,
}

export function standInForNetwork(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    received.push(request)
    const path = [...answers.keys()].find((candidate) => isAt(request, candidate))
    const answer = path === undefined ? unanswered(request) : (answers.get(path) as Answer)
    return counted(() => Promise.race([responseOf(answer, request), aborted(request)]))
  })
}

const unanswered = ({ url }: Request) => Response.json({ message: `nothing answers ${url}` }, { status: 404 })

async function counted(respond: () => Promise<Response>): Promise<Response> {
  try {
    const response = await respond()
    if (!response.ok) countFailure()
    return response
  } catch (error) {
    countFailure()
    throw error
  }
}

function responseOf(answer: Answer, request: Request): Response | Promise<Response> {
  if (typeof answer === 'function') return answer(request)
  return answer instanceof Response ? answer.clone() : Response.json(answer)
}

function aborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function isAt(request: Request, path: string): boolean {
  const { pathname } = new URL(request.url)
  return path.endsWith('/') ? pathname.includes(`/${path}`) : pathname.endsWith(`/${path}`)
}

export function forgetApi(): void {
  answers.clear()
  received = []
}
