import { formatDuration } from './run-step.mjs'

/** @typedef {{ name: string, milliseconds: number }} Time of a step or a test file */

/**
 * @param {{ testResults?: { name?: string, startTime?: number, endTime?: number }[] } | undefined} report
 * @param {string} project e.g. `data-postgres`; a file may run in more than one
 * @param {string} root removed from the names
 * @returns {Time[]}
 */
export function vitestTimes(report, project, root) {
  return (report?.testResults ?? []).map(({ name = 'unnamed file', startTime = 0, endTime = 0 }) => ({
    name: `${name.startsWith(root) ? name.slice(root.length) : name} (${project})`,
    milliseconds: Math.max(0, endTime - startTime),
  }))
}

/**
 * Time of each spec: the sum of its tests, fixtures included.
 * @typedef {{ file?: string, specs?: { tests: { results?: { duration?: number }[] }[] }[], suites?: TimedSuite[] }}
 * TimedSuite
 * @param {{ suites?: TimedSuite[] } | undefined} report
 * @returns {Time[]}
 */
export function playwrightTimes(report) {
  /** @type {Map<string, number>} */
  const byFile = new Map()
  for (const suite of report?.suites ?? []) {
    const name = `${suite.file ?? 'unnamed spec'} (e2e)`
    byFile.set(name, (byFile.get(name) ?? 0) + durationOf(suite))
  }
  return [...byFile].map(([name, milliseconds]) => ({ name, milliseconds }))
}

/** @param {TimedSuite} suite @returns {number} */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results ?? []))
  const own = results.reduce((sum, { duration = 0 }) => sum + duration, 0)
  return suites.reduce((sum, inner) => sum + durationOf(inner), own)
}

/** @param {Time[]} steps @param {Time[]} files @param {number} total less than the sum: some steps run in parallel */
export function timesTable(steps, files, total) {
  const slowest = [...files].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
  const line = (/** @type {Time} */ { name, milliseconds }) => `${formatDuration(milliseconds).padStart(11)}  ${name}`
  return [
    ...['Time of each step', ...steps.map(line), line({ name: 'the whole run', milliseconds: total })],
    ...(slowest.length > 0 ? ['Slowest test files', ...slowest.map(line)] : []),
  ].join('\n')
}
