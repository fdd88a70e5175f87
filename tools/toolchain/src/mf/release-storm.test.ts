import { join } from 'node:path'
import { releaseStorm } from '@loja/release/storm'
import { expect, test } from 'vitest'

// Fifty of them: pnpm bench releases.
test('T12: twelve releases at once, some of them killed: the registry is always valid, what said done is there, what failed is not', async () => {
  const report = await releaseStorm(join(import.meta.dirname, 'cli.ts'), 12)
  expect(report.problems).toEqual([])
  expect(report.done + report.refused + report.killed).toBe(12)
  expect(report.done).toBeGreaterThanOrEqual(6)
  expect(report.refused).toBeGreaterThanOrEqual(1)
})
