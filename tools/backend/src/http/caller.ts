import type { IncomingMessage } from 'node:http'
import { type Claims, TokenError, type TokenReader } from '../realtime/claims'

export type Caller = Pick<Claims, 'role' | 'userId'>

const ANONYMOUS: Caller = { role: 'anon', userId: '' }

export async function readCaller(
  { headers, url = '' }: IncomingMessage,
  tokens: TokenReader,
): Promise<Caller | undefined> {
  const { apikey = new URLSearchParams(url.split('?', 2)[1]).get('apikey'), authorization = '' } = headers
  const key = String(apikey ?? '')
  const ofKey = tokens.readKey(key)
  const token = /^Bearer\s+(.+)$/.exec(authorization)?.[1]
  if (!ofKey || token === undefined || token === key || token.startsWith('sb_')) return ofKey
  const parts = token.split('.')
  if (!authorization.startsWith('Bearer ') || parts.length !== 3 || parts.includes('')) return ANONYMOUS
  return tokens.read(token.trim()).catch((error: unknown) => {
    if (error instanceof TokenError) return undefined
    throw error
  })
}
