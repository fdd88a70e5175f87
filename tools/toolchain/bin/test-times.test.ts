import { expect, test } from 'vitest'
import { playwrightTimes, timesTable, vitestTimes } from './test-times.mjs'

test('a file takes from its first test to its last, listed for each project', () => {
  const report = {
    testResults: [
      { name: '/repo/libs/a.data.test.ts', startTime: 1_000, endTime: 3_500 },
      { name: '/elsewhere/b.test.ts', startTime: 5_000, endTime: 0 },
    ],
  }
  expect(vitestTimes(report, 'data', '/repo/')).toEqual([
    { name: 'libs/a.data.test.ts (data)', milliseconds: 2_500 },
    { name: '/elsewhere/b.test.ts (data)', milliseconds: 0 },
  ])
  expect(vitestTimes(undefined, 'unit', '/repo/')).toEqual([])
})

test('the time of a spec is the sum of its tests, including nested suites', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = {
    suites: [
      { file: 'a.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 3)] }] },
      { file: 'b.spec.ts', specs: [spec(5)] },
      { file: 'a.spec.ts', specs: [spec(1_000)] },
    ],
  }
  expect(playwrightTimes(report)).toEqual([
    { name: 'a.spec.ts (e2e)', milliseconds: 1_123 },
    { name: 'b.spec.ts (e2e)', milliseconds: 5 },
  ])
  expect(playwrightTimes(undefined)).toEqual([])
})

test('the table lists steps in order with the total, then the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, milliseconds: index * 1_000 }))
  const lines = timesTable(
    [
      { name: 'typecheck', milliseconds: 9_000 },
      { name: 'unit', milliseconds: 61_000 },
    ],
    files,
    65_000,
  ).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    'Time of each step',
    '      9.0 s  typecheck',
    '  1 min 1 s  unit',
    '  1 min 5 s  the whole run',
    'Slowest test files',
    '     11.0 s  11.test.ts',
  ])
  expect(lines).toHaveLength(15)
  expect(timesTable([], [], 0)).not.toContain('Slowest')
})
