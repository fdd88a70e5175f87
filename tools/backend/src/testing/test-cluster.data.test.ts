import { expect, inject, test } from 'vitest'
import { testServer } from './test-backend'
import { findPostgres } from './test-cluster'
import { runOn } from './test-databases'

if (!findPostgres()) test.skip(`data-postgres: not run, PostgreSQL is not installed (${inject('filesNotRun')} files)`)
else
  test('the server of the tests folds case beyond ASCII, as a hosted project', async () => {
    expect(await runOn(testServer().url, `select 'LOÇÃO' ilike '%loção%' as found`)).toEqual([{ found: true }])
  })
