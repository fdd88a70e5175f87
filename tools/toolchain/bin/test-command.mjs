import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { formatDuration, lastLines, repository, run, runTool, stopRunning } from './run-step.mjs'
import { isGreen, oneTest, summaryLine, sumTallies, tallyPlaywright, tallyVitest } from './test-results.mjs'
import { playwrightTimes, timesTable, vitestTimes } from './test-times.mjs'
import { typecheck } from './typecheck.mjs'

/** @typedef {import('./test-results.mjs').Tally} Tally */

const REPORTS = '.cache/test-reports'
const STEPS = ['typecheck', 'lint', 'unit', 'components', 'data', 'data-postgres', 'build', 'e2e']

/** @type {{ steps: import('./test-times.mjs').Time[], files: import('./test-times.mjs').Time[] }} */
const times = { steps: [], files: [] }
const started = performance.now()

/** Steps without a browser run beside the component tests, which leave a processor idle. @param {string[]} args */
export async function main(args) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopRunning(signal)
      process.exit(130)
    })
  }
  const unknown = args.find((arg) => !STEPS.includes(arg))
  const total = unknown
    ? fail(`Unknown step ${unknown}. Steps: ${STEPS.join(', ')}`)
    : await runSteps(new Set(args.length === 0 ? STEPS : args.includes('e2e') ? ['build', ...args] : args))
  if (times.steps.length > 0) console.log(timesTable(times.steps, times.files, performance.now() - started))
  for (const name of total.skipped) console.log(`skipped: ${name}`)
  // process.exit() would lose output that is still buffered for a pipe, this line included.
  process.exitCode = isGreen(total) ? 0 : 1
  console.log(summaryLine(total))
}

/** @param {Set<string>} wanted @returns {Promise<Tally>} */
async function runSteps(wanted) {
  const installProblem = await ensureInstalled()
  if (installProblem) return fail(installProblem)
  mkdirSync(join(repository, REPORTS), { recursive: true })

  /** @type {Tally[]} */
  const tallies = []
  const step = async (/** @type {string} */ name, /** @type {() => Promise<Tally>} */ work) => {
    const began = performance.now()
    const tally = await work()
    const milliseconds = performance.now() - began
    tallies.push(tally)
    times.steps.push({ name, milliseconds })
    console.log(
      `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${summaryLine(tally)} (${formatDuration(milliseconds)})`,
    )
    return tally.failed === 0
  }
  let built = true
  const allWithoutBrowser = async () => {
    if (wanted.has('typecheck')) await step('typecheck', checkTypes)
    if (wanted.has('lint')) {
      await step('biome', () => check(runTool('biome', ['check', '--error-on-warnings', '.'])))
      await step('knip', () => check(runTool('knip', ['--no-progress', '--no-config-hints'])))
      await step('prose', () => check(runScript('tools/toolchain/src/lint-prose.ts')))
    }
    if (wanted.has('unit')) await step('unit', () => vitest('unit'))
    if (wanted.has('build')) built = await step('build', () => check(runScript('tools/toolchain/src/build.ts')))
    for (const project of ['data', 'data-postgres']) {
      if (wanted.has(project)) await step(project, () => vitest(project))
    }
  }
  await Promise.all([allWithoutBrowser(), wanted.has('components') && step('components', components)])
  if (wanted.has('e2e'))
    await step('e2e', async () => (built ? playwright() : fail('Not run, because the build failed.')))
  return sumTallies(tallies)
}

async function checkTypes() {
  const problems = await typecheck()
  for (const problem of problems) console.log(problem)
  return oneTest(problems.length === 0)
}

/** A tool that passes or fails counts as one test. @param {Promise<import('./run-step.mjs').Outcome>} running */
async function check(running) {
  const { code, output } = await running
  if (code !== 0) console.log(lastLines(output, 80))
  return oneTest(code === 0)
}

/** @param {string} path of a TypeScript file */
const runScript = (path) => run(process.execPath, ['--import', 'tsx', path])

async function components() {
  const chromium = await findChromium()
  if ('problem' in chromium) return fail(chromium.problem)
  return vitest('components', { CHROMIUM_PATH: chromium.path })
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] */
async function vitest(project, env = {}) {
  const report = `${REPORTS}/${project}.json`
  rmSync(join(repository, report), { force: true })
  const reporters = ['default', 'json', './supabase/tests/api/api-calls-reporter.ts']
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters.map((name) => `--reporter=${name}`)]
  const { code } = await runTool('vitest', [...args, `--outputFile.json=${report}`], { show: true, env })
  const results = readReport(report)
  times.files.push(...vitestTimes(results, project, repository))
  return tallyVitest(results, code)
}

async function playwright() {
  const chromium = await findChromium()
  if ('problem' in chromium) return fail(chromium.problem)
  const report = `${REPORTS}/e2e.json`
  rmSync(join(repository, report), { force: true })
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    show: true,
    env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_FORCE_TTY: '0' },
  })
  const results = readReport(report)
  times.files.push(...playwrightTimes(results))
  return tallyPlaywright(results, code)
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(repository, path), 'utf8'))
  } catch {
    // A missing or damaged report: the run crashed, which the tally counts as a failure.
    return undefined
  }
}

/** @param {string} problem @returns {Tally} */
function fail(problem) {
  console.log(problem)
  return oneTest(false)
}
