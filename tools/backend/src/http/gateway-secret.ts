import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Header in which the gateway proves itself. It strips what clients send under this name. */
export const GATEWAY_SECRET_HEADER = 'x-loja-gateway-secret'

/** A new secret, for one process of the backend. */
export function generateGatewaySecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether the request carries the secret; how long it takes to say no tells nothing about it. */
export function isFromGateway(incoming: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(String(incoming.headers[GATEWAY_SECRET_HEADER] ?? '')), digest(secret))
}
