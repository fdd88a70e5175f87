export interface RefusalBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

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

export function unreadable(what: string, text: string): RequestRefusal {
  return new RequestRefusal(400, 'PGRST100', `"failed to parse ${what} (${text.slice(0, 200)})"`)
}

export function repeated(name: string): RequestRefusal {
  return new RequestRefusal(400, 'PGRST100', `"${name}" is given more than once`)
}
