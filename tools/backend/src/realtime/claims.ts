import { timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { API_ROLES } from '../database/harden'
import type { Secrets } from '../secrets'

export interface Claims {
  role: string
  userId: string
  expiresAt?: number
  /** Equal text means equal rights. */
  json: string
}

export class TokenError extends Error {
  override readonly name = 'TokenError'
}

export function expiredText(expiresAt: number, now: number): string {
  return `Token has expired ${Math.max(0, Math.floor((now - expiresAt) / 1000))} seconds ago`
}

const claimsOfKey = (role: string): Claims => ({ role, userId: '', json: JSON.stringify({ role }) })

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export class TokenReader {
  readonly #secrets: Secrets
  readonly #jwtKey: Uint8Array

  constructor(secrets: Secrets) {
    this.#secrets = secrets
    this.#jwtKey = new TextEncoder().encode(secrets.jwtSecret)
  }

  readKey(key: string): Claims | undefined {
    if (isSame(key, this.#secrets.publishableKey)) return claimsOfKey('anon')
    if (isSame(key, this.#secrets.secretKey)) return claimsOfKey('service_role')
    return undefined
  }

  async read(token: string): Promise<Claims> {
    const ofKey = this.readKey(token)
    if (ofKey) return ofKey
    try {
      const { payload } = await jwtVerify(token, this.#jwtKey, { algorithms: ['HS256'] })
      const { role, exp, sub } = payload
      if (typeof role !== 'string' || exp === undefined)
        throw new TokenError('Fields `role` and `exp` are required in JWT')
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
