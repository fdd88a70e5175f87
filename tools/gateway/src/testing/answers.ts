import { expect } from 'vitest'
import type { RawAnswer } from './raw-request'
import { SHELL_SCRIPT } from './test-gateway'

export const PAGE = '<title>Loja</title>'

export function expectSafe({ headers }: RawAnswer): void {
  expect(headers).toMatchObject({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self' https://project-ref.supabase.co wss://project-ref.supabase.co",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
}

export function expectMissing(answer: RawAnswer): void {
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body.toString()).toBe('Not found\n')
}

export function expectNothingOfTheTree({ headers, body }: RawAnswer): void {
  expect(headers['cache-control']).toBe('no-store')
  for (const secret of [PAGE, SHELL_SCRIPT, 'outside', 'SECRET', 'orders'])
    expect(body.toString()).not.toContain(secret)
}
