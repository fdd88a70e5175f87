import { timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { API_ROLES } from '../database/harden'
import type { Secrets } from '../secrets'

/** As whom a channel reads. */
export interface Claims {
  role: string
  /** The account's id; empty for the two keys. */
  userId: string
  /** Milliseconds since 1970; undefined: never. */
  expiresAt?: number
  /** The token's content as JSON, for `request.jwt.claims`. Equal text means equal rights. */
  json: string
}

/** A token that is not accepted; the message is in the words of the hosted server and shows nothing of the token. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
}

/** The hosted server's words for a token whose time is over. */
export function expiredText(expiresAt: number, now: number): string {
  return `Token has expired ${Math.max(0, Math.floor((now - expiresAt) / 1000))} seconds ago`
}

const claimsOfKey = (role: string): Claims => ({ role, userId: '', json: JSON.stringify({ role }) })

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Reads keys and tokens of one installation. */
export class TokenReader {
  readonly #secrets: Secrets
  readonly #jwtKey: Uint8Array

  constructor(secrets: Secrets) {
    this.#secrets = secrets
    this.#jwtKey = new TextEncoder().encode(secrets.jwtSecret)
  }

  /** The rights of an API key; undefined when it is none of ours. */
  readKey(key: string): Claims | undefined {
    if (isSame(key, this.#secrets.publishableKey)) return claimsOfKey('anon')
    if (isSame(key, this.#secrets.secretKey)) return claimsOfKey('service_role')
    return undefined
  }

  /**
   * The rights of what a client sends as access token: a signed token, or without a session its API key.
   * @throws TokenError
   */
  async read(token: string): Promise<Claims> {
    const ofKey = this.readKey(token)
    if (ofKey) return ofKey
    try {
      const { payload } = await jwtVerify(token, this.#jwtKey, { algorithms: ['HS256'] })
      const { role, exp, sub } = payload
      if (typeof role !== 'string' || exp === undefined)
        throw new TokenError('Fields `role` and `exp` are required in JWT')
      // The session is superuser: any other role would be a way up.
      if (!API_ROLES.includes(role)) throw new TokenError('The role of the JWT is not allowed')
      return { role, userId: sub ?? '', expiresAt: exp * 1000, json: JSON.stringify(payload) }
    } catch (error) {
      if (error instanceof TokenError) throw error
      if (error instanceof errors.JWTExpired && typeof error.payload.exp === 'number') {
        throw new TokenError(expiredText(error.payload.exp * 1000, Date.now()))
      }
      throw new TokenError('The JWT could not be verified')
    }
  }
}
