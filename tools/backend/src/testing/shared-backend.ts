import { afterAll, beforeAll } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { type Callers, clientOf, signedIn, startTestBackend } from './test-backend'

export interface SharedBackend extends Callers {
  backend: RunningBackend
}

/** Call outside of tests. */
export function sharedBackend(options?: Parameters<typeof startTestBackend>[0]): SharedBackend {
  const shared = {} as SharedBackend
  beforeAll(async () => {
    const backend = await startTestBackend(options)
    shared.backend = backend
    shared.anonymous = clientOf(backend, backend.publishableKey)
    shared.customer = await signedIn(backend, 'customer')
    shared.admin = await signedIn(backend, 'admin')
  })
  afterAll(() => shared.backend?.close())
  return shared
}
