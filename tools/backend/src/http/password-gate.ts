import { AttemptLimit } from './sign-in-limit'

/** Wrong passwords of one address for one account, in a minute. */
const FAILURES_OF_PAIR = 10
/** Wrong passwords of one address for whatever accounts, in a minute. */
const FAILURES_OF_ADDRESS = 30
/** Accounts made from one address in a minute, or tried to be made. */
const SIGN_UPS_OF_ADDRESS = 30
/** Passwords that wait to be hashed, from everywhere and from one address: a hash takes a tenth of a second. */
const AT_ONCE = 48
const AT_ONCE_OF_ADDRESS = 16

/** What a request with a password is for. */
export interface PasswordRequest {
  kind: 'sign-in' | 'sign-up' | 'change'
  address: string
  /** Of a sign-in; in lower case. */
  email: string
}

/** How many requests that hash a password are let through, and from whom. */
export class PasswordGate {
  readonly #pairs = new AttemptLimit(FAILURES_OF_PAIR)
  readonly #addresses = new AttemptLimit(FAILURES_OF_ADDRESS)
  readonly #signUps = new AttemptLimit(SIGN_UPS_OF_ADDRESS)
  readonly #underWay = new Map<string, number>()
  #allUnderWay = 0

  /**
   * Answers through `handle`, if the caller may try now.
   * @returns the answer, or the whole seconds to wait
   */
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
      // A database that is down says nothing about the password.
      if (status >= 500) for (const attempt of attempts) attempt.forgive()
      else if (status < 300 && kind === 'sign-in') {
        const [pair, ofAddress] = attempts
        pair?.succeed()
        // What the address tried with other accounts still counts: one account of one's own must not clear it.
        ofAddress?.forgive()
      }
    }
  }

  /** The limits of a request with their keys; that of the account, if there is one, comes first. */
  #limitsOf({ kind, address, email }: PasswordRequest): [AttemptLimit, string][] {
    if (kind === 'sign-up') return [[this.#signUps, address]]
    // Whoever changes a password is signed in.
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
