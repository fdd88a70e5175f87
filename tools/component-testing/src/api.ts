import { vi } from 'vitest'

/** What the API answers to a call: a body, or a response that is built for each call, e.g. to fail or to wait. */
type Answer = Response | ((request: Request) => Response | Promise<Response>) | object

const answers = new Map<string, Answer>()
/** Requests that were answered, the oldest first. */
let received: Request[] = []

/**
 * The API as the page's one Supabase client meets it: `fetch` is replaced, and nothing of ours is. An address that no
 * test has answered is refused as a server would that does not know it.
 */
export const api = {
  /** Answers requests whose path ends so from now on, e.g. `rpc/dashboard_summary`. */
  answer(path: string, answer: Answer): void {
    answers.set(path, answer)
  },
  /** The error that PostgREST sends when something in it breaks. */
  fail(path: string, status = 500): void {
    answers.set(path, () => Response.json({ message: 'on fire' }, { status }))
  },
  /** The connection breaks before an answer. */
  breakOff(path: string): void {
    answers.set(path, () => Promise.reject(new TypeError('Failed to fetch')))
  },
  /** Holds the answer back. @returns lets it go */
  hold(path: string, body: object): () => void {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answers.set(path, async () => {
      await held
      return Response.json(body)
    })
    return release
  },
  /** Bodies of the requests whose path ends so. */
  async bodies<Body>(path: string): Promise<Body[]> {
    const matching = received.filter((request) => isAt(request, path))
    return Promise.all(matching.map((request) => request.clone().json() as Promise<Body>))
  },
  /** What was asked for in the address of the requests whose path ends so, e.g. `?id=eq.1`. */
  queries: (path: string): string[] =>
    received.filter((request) => isAt(request, path)).map((request) => decodeURIComponent(new URL(request.url).search)),
  /** How many requests there were for this path. */
  count: (path: string): number => received.filter((request) => isAt(request, path)).length,
}

/** Puts the API in the place of the network. Called before anything asks. */
export function standInForNetwork(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    received.push(request)
    const path = [...answers.keys()].find((candidate) => isAt(request, candidate))
    if (path === undefined) return Response.json({ message: `nothing answers ${request.url}` }, { status: 404 })
    const answer = answers.get(path) as Answer
    if (typeof answer === 'function') return (answer as (request: Request) => Promise<Response>)(request)
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
}

function isAt(request: Request, path: string): boolean {
  return new URL(request.url).pathname.endsWith(`/${path}`)
}

/** Forgets the answers and the requests of the last test. */
export function forgetApi(): void {
  answers.clear()
  received = []
}
