/** Why a request is refused before it reaches the database, in PostgREST's words. */
export interface RefusalBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** Thrown where a request is read; the HTTP layer answers it. Never holds more of the request than its sender wrote. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal'
  readonly status: number
  readonly body: RefusalBody

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message)
    this.status = status
    this.body = { code, message, details, hint: null }
  }
}

/** The query string does not follow PostgREST's grammar. */
export function unreadable(what: string, text: string): RequestRefusal {
  return new RequestRefusal(400, 'PGRST100', `"failed to parse ${what} (${text.slice(0, 200)})"`)
}

/** What must stand once stands more than once: which of them counts would be a guess. */
export function repeated(name: string): RequestRefusal {
  return new RequestRefusal(400, 'PGRST100', `"${name}" is given more than once`)
}
