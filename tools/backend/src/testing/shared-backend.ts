import { afterAll, beforeAll } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { type Callers, callersOf, startTestBackend } from './test-backend'

/** What the tests of one file share: a backend with the demo shop, and a client for each kind of caller. */
export interface SharedBackend extends Callers {
  backend: RunningBackend
}

/** Starts a backend before the first test of the file and closes it after the last. To be called outside of tests. */
export function sharedBackend(): SharedBackend {
  const shared = {} as SharedBackend
  beforeAll(async () => {
    shared.backend = await startTestBackend()
    Object.assign(shared, await callersOf(shared.backend))
  })
  afterAll(() => shared.backend?.close())
  return shared
}
