import { join } from 'node:path'
import { releaseStorm } from '@loja/release/storm'
import { expect, test } from 'vitest'

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('T12: ten concurrent releases, some killed, leave a valid registry with exactly the successful ones', async () => {
  const report = await releaseStorm(
    join(import.meta.dirname, 'cli.ts'),
    10,
    randomFrom(Number(process.env.LOJA_TEST_SEED)),
  )
  expect(report.problems).toEqual([])
  expect(report.done + report.refused + report.killed).toBe(10)
  expect(report.done).toBeGreaterThanOrEqual(6)
  expect(report.refused).toBeGreaterThanOrEqual(1)
})
