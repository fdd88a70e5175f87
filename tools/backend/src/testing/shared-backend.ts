import { afterAll, beforeAll } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { type Rows, rowsOf } from './rows'
import { type Callers, clientOf, signedIn, startTestBackend } from './test-backend'

export interface SharedBackend extends Callers, Rows {
  backend: RunningBackend
  /** Calls a function as an administrator; throws if it is refused. */
  call<Answer>(name: string, args?: object): Promise<Answer>
}

/** Call outside of tests. */
export function sharedBackend(options?: Parameters<typeof startTestBackend>[0]): SharedBackend {
  const shared = {
    ...rowsOf((text, params) => shared.backend.sql(text, params)),
    async call(name, args) {
      const { data, error } = await shared.admin.rpc(name, args)
      if (error) throw error
      return data
    },
  } as SharedBackend
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
