import { join } from 'node:path'
import { releaseStorm } from '@loja/release/storm'
import { expect, test } from 'vitest'

test('T12: ten concurrent releases, some killed, leave a valid registry with exactly the successful ones', async () => {
  const report = await releaseStorm(join(import.meta.dirname, 'cli.ts'), 10)
  expect(report.problems).toEqual([])
  expect(report.done + report.refused + report.killed).toBe(10)
  expect(report.done).toBeGreaterThanOrEqual(6)
  expect(report.refused).toBeGreaterThanOrEqual(1)
})
