/** @typedef {{ passed: number, failed: number, skipped: string[] }} Tally `skipped`: the names of the tests */

/** @param {boolean} passed @returns {Tally} */
export const oneTest = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: [] })

/** @param {Tally[]} tallies @returns {Tally} */
export function sumTallies(tallies) {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
  }
}

/** The last line of `npm test`. @param {Tally} tally */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

/** Whether something ran and nothing failed. @param {Tally} tally */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0
}

/**
 * @typedef {{ testResults?: { name?: string, status?: string, assertionResults?: { status?: string, fullName?: string
 * }[] }[] }} VitestReport
 * @param {VitestReport | undefined} report undefined without a report
 * @param {number} exitCode of the run
 * @returns {Tally}
 */
export function tallyVitest(report, exitCode) {
  const files = report?.testResults
  if (!files) return oneTest(false)
  const tests = files.flatMap((file) => file.assertionResults ?? [])
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length
  // A file that does not load has no tests in the report, only a status.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults?.some((test) => test.status === 'failed'),
  )
  return withExitCode(exitCode, {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName ?? 'unnamed test'),
  })
}

/**
 * @typedef {{ title?: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: { status: string, projectName?: string }[] }[] }} PlaywrightSuite
 * @param {{ suites?: PlaywrightSuite[], errors?: unknown[] } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyPlaywright(report, exitCode) {
  if (!report?.suites) return oneTest(false)
  const tests = report.suites.flatMap((suite) => testsOf(suite))
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length
  return withExitCode(exitCode, {
    passed: count('expected'),
    // There are no retries, so a flaky test is a failure.
    failed: count('unexpected') + count('flaky'),
    skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.name),
  })
}

/** @param {PlaywrightSuite} suite @returns {{ status: string, name: string }[]} */
function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ status: test.status, name: `${spec.title} (${test.projectName || 'e2e'})` })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner))]
}

/** A failed run in which each test passed (a crash, an error outside of the tests) counts as one failure. */
function withExitCode(/** @type {number} */ exitCode, /** @type {Tally} */ tally) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
