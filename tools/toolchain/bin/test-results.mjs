import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: string[], reasons: string[] }} Tally `skipped`: the names of the
 * tests. `reasons`: names of failed tests with the beginning of their errors
 */

/** @param {boolean} passed @returns {Tally} */
export const oneTest = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: [], reasons: [] })

/** @param {Tally[]} tallies @returns {Tally} */
export function sumTallies(tallies) {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
    reasons: tallies.flatMap((tally) => tally.reasons),
  }
}

/** @param {Omit<Tally, 'reasons'>} tally */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

/** @param {Pick<Tally, 'passed' | 'failed'>} tally */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0
}

/**
 * @typedef {{ testResults?: { name?: string, status?: string, assertionResults?: { status?: string, fullName?: string,
 * failureMessages?: string[] }[] }[] }} VitestReport
 * @param {VitestReport | undefined} report undefined without a report
 * @param {number} exitCode of the run
 * @returns {Tally}
 */
export function tallyVitest(report, exitCode) {
  const files = report?.testResults
  if (!files) return oneTest(false)
  const tests = files.flatMap((file) => file.assertionResults ?? [])
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length
  // A file that does not load has no tests in the report.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults?.some((test) => test.status === 'failed'),
  )
  return withExitCode(exitCode, {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName ?? 'unnamed test'),
    reasons: tests
      .filter((test) => test.status === 'failed')
      .map((test) => reason(test.fullName ?? 'unnamed test', test.failureMessages?.[0])),
  })
}

/**
 * @typedef {{ title?: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 * @typedef {{ status: string, projectName?: string, results?: { errors?: { message?: string, location?: { file: string,
 * line: number } }[] }[] }} PlaywrightTest
 * @param {{ suites?: PlaywrightSuite[], errors?: unknown[] } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyPlaywright(report, exitCode) {
  if (!report?.suites) return oneTest(false)
  const tests = report.suites.flatMap((suite) => testsOf(suite))
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return withExitCode(exitCode, {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length,
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    reasons: failed.map(({ name, error }) => {
      const { file, line } = error?.location ?? {}
      return reason(file ? `${name} at ${file}:${line}` : name, error?.message)
    }),
  })
}

/**
 * A log may show only the end of a run.
 * @param {string} name
 * @param {string | undefined} message
 */
function reason(name, message = 'no message') {
  const lines = stripVTControlCharacters(message).split('\n')
  const written = lines.map((line) => line.trim()).filter((line) => line !== '')
  return `${name}: ${written.join(' · ').slice(0, 600)}`
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ status: string, name: string, error: { message?: string, location?: { file: string, line: number } } |
 * undefined }[]}
 */
function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      status,
      name: `${spec.title} (${projectName || 'e2e'})`,
      error: results?.at(-1)?.errors?.[0],
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner))]
}

/** A crash or an error outside of the tests counts as one failure. */
function withExitCode(/** @type {number} */ exitCode, /** @type {Tally} */ tally) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
