import { AttemptLimit } from './sign-in-limit'

const FAILURES_OF_PAIR = 10
const FAILURES_OF_ADDRESS = 30
const SIGN_UPS_OF_ADDRESS = 30
/** Each hash takes a tenth of a second. */
const AT_ONCE = 48
const AT_ONCE_OF_ADDRESS = 16

export interface PasswordRequest {
  kind: 'sign-in' | 'sign-up' | 'change'
  address: string
  email: string
}

export class PasswordGate {
  readonly #pairs = new AttemptLimit(FAILURES_OF_PAIR)
  readonly #addresses = new AttemptLimit(FAILURES_OF_ADDRESS)
  readonly #signUps = new AttemptLimit(SIGN_UPS_OF_ADDRESS)
  readonly #underWay = new Map<string, number>()
  #allUnderWay = 0

  async pass(request: PasswordRequest, handle: () => Promise<Response>): Promise<Response | number> {
    const { kind, address } = request
    const now = performance.now()
    const limits = this.#limitsOf(request)
    const wait = Math.max(0, ...limits.map(([limit, key]) => limit.secondsToWait(key, now)))
    if (wait > 0) return wait
    if (!this.#enter(address)) return 1
    const attempts = limits.map(([limit, key]) => limit.book(key, now))
    let status = 500
    try {
      const response = await handle()
      status = response.status
      return response
    } finally {
      this.#leave(address)
      // A database failure says nothing about the password.
      if (status >= 500) for (const attempt of attempts) attempt.forgive()
      else if (status < 300 && kind === 'sign-in') {
        const [pair, ofAddress] = attempts
        pair?.succeed()
        ofAddress?.forgive()
      }
    }
  }

  #limitsOf({ kind, address, email }: PasswordRequest): [AttemptLimit, string][] {
    if (kind === 'sign-up') return [[this.#signUps, address]]
    // Requires a session.
    if (kind === 'change') return []
    return [
      [this.#pairs, `${address} ${email}`],
      [this.#addresses, address],
    ]
  }

  #enter(address: string): boolean {
    const own = this.#underWay.get(address) ?? 0
    if (own >= AT_ONCE_OF_ADDRESS || this.#allUnderWay >= AT_ONCE) return false
    this.#underWay.set(address, own + 1)
    this.#allUnderWay += 1
    return true
  }

  #leave(address: string): void {
    const own = (this.#underWay.get(address) ?? 1) - 1
    if (own > 0) this.#underWay.set(address, own)
    else this.#underWay.delete(address)
    this.#allUnderWay -= 1
  }
}
