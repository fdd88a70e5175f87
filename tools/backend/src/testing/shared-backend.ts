import { afterAll, beforeAll } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { type Callers, callersOf, startTestBackend } from './test-backend'

export interface SharedBackend extends Callers {
  backend: RunningBackend
}

/** Backend of a test file. Call outside of tests. */
export function sharedBackend(options?: Parameters<typeof startTestBackend>[0]): SharedBackend {
  const shared = {} as SharedBackend
  beforeAll(async () => {
    shared.backend = await startTestBackend(options)
    Object.assign(shared, await callersOf(shared.backend))
  })
  afterAll(() => shared.backend?.close())
  return shared
}
