import { afterAll, expect, test, vi } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { clientOf, signedIn, startTestBackend } from '../testing/test-backend'

let backend: RunningBackend | undefined
afterAll(async () => {
  vi.restoreAllMocks()
  await backend?.close()
})

test('P14: neither prints nor logs a refused row or an address', async () => {
  const printed = (['error', 'warn', 'log', 'info'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  )
  const lines: string[] = []
  backend = await startTestBackend({ log: (line) => lines.push(line) })
  const admin = await signedIn(backend, 'admin')
  const refused = await admin.from('products').insert({ name: 'Nome Sigiloso', price: -1 })
  expect(refused.error?.code).toBe('23514')
  const visitor = clientOf(backend, backend.publishableKey)
  const wrong = await visitor.auth.signInWithPassword({ email: 'cliente@loja.test', password: 'errada-errada' })
  expect(wrong.error?.code).toBe('invalid_credentials')
  expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([])
  expect(lines.join()).not.toContain('Sigiloso')
  expect(lines.join()).not.toContain('cliente@loja.test')
})
