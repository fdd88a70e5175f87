import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const GATEWAY_SECRET_HEADER = 'x-loja-gateway-secret'

export function generateGatewaySecret(): string {
  return randomBytes(32).toString('base64url')
}

export function isFromGateway(incoming: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(String(incoming.headers[GATEWAY_SECRET_HEADER] ?? '')), digest(secret))
}
