import { describe, expect, it, test } from 'vitest'
import { isGreen, oneTest, summaryLine, sumTallies, tallyPlaywright, tallyVitest } from './test-results.mjs'

describe('tallyVitest', () => {
  const report = {
    testResults: [
      {
        name: 'a',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'a1' },
          { status: 'skipped', fullName: 'a2' },
          { status: 'todo', fullName: 'a3' },
        ],
      },
      {
        name: 'b',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'b1', failureMessages: ['\u001b[31mError: no\u001b[39m\n\n  Expected: 1'] },
          { status: 'passed', fullName: 'b2' },
        ],
      },
      { name: 'c', status: 'failed', assertionResults: [] },
    ],
  }
  it('counts tests, and a file that does not load as one failure', () => {
    expect(tallyVitest(report, 1)).toEqual({
      ...{ passed: 2, failed: 2, skipped: ['a2', 'a3'] },
      reasons: ['b1: Error: no · Expected: 1'],
    })
  })
  it('counts a crash after passing tests', () => {
    const green = { testResults: report.testResults.slice(0, 1) }
    expect(tallyVitest(green, 1).failed).toBe(1)
    expect(tallyVitest(green, 0).failed).toBe(0)
  })
  it('counts a run without a report as one failure', () => {
    expect(tallyVitest(undefined, 0)).toEqual(oneTest(false))
  })
})

describe('tallyPlaywright', () => {
  const errors = [{ message: 'Error: no', location: { file: 'a.spec.ts', line: 7 } }]
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: 'desktop', results: [{ errors: status === 'unexpected' ? errors : [] }] }],
  })
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
      },
      { title: 'b.spec.ts', specs: [spec('four', 'flaky'), spec('five', 'expected')] },
    ],
  }
  it('counts nested suites, and a flaky test as failed', () => {
    expect(tallyPlaywright(report, 1)).toEqual({
      ...{ passed: 2, failed: 2, skipped: ['three (desktop)'] },
      reasons: ['two (desktop) at a.spec.ts:7: Error: no', 'four (desktop): no message'],
    })
  })
  it('counts a run without tests or without a report as a failure', () => {
    expect(tallyPlaywright({ suites: [] }, 1)).toEqual(oneTest(false))
    expect(tallyPlaywright(undefined, 0)).toEqual(oneTest(false))
  })
})

test('the last line counts passed, failed and skipped tests', () => {
  expect(summaryLine(sumTallies([oneTest(true), oneTest(true), oneTest(false)]))).toBe('2 passed, 1 failed')
  expect(summaryLine({ passed: 3, failed: 0, skipped: ['x'] })).toBe('3 passed, 0 failed, 1 skipped')
})

test.each([
  [oneTest(true), true],
  [oneTest(false), false],
  [sumTallies([]), false],
  [{ passed: 0, failed: 0, skipped: ['x'] }, false],
])('isGreen(%j) is %s', (tally, green) => {
  expect(isGreen(tally)).toBe(green)
})
