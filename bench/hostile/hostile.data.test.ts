import type { RunningBackend } from '@loja/local-backend'
import { startTestBackend } from '@loja/local-backend/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAttacks } from './attacks/run-attacks'
import { fuzz } from './fuzz'
import { openTarget, type Target, whatAdminCannotDo } from './target'

/** A few hundred of what `pnpm bench hostile` sends; a seed of your own: `HOSTILE_SEED=5`. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const REQUESTS = 400

let backend: RunningBackend
let target: Target
beforeAll(async () => {
  backend = await startTestBackend()
  target = await openTarget(backend)
})
afterAll(() => backend?.close())

test('every attack of the list is met as it should be', async () => {
  const failed = (await runAttacks(target)).flatMap(({ title, failures }) =>
    failures.map((line) => `${title}: ${line}`),
  )
  expect(failed).toEqual([])
})

test(`${REQUESTS} random requests (seed ${SEED}): none answers 5xx, and the administrator can work`, async () => {
  const { failures } = await fuzz(target, { requests: REQUESTS, seed: SEED })
  expect(failures).toEqual([])
  expect(await whatAdminCannotDo(target)).toBeUndefined()
})
