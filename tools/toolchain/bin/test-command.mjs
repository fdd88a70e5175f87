import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { formatDuration, lastLines, repository, run, runTool, stopRunning } from './run-step.mjs'
import { isGreen, oneTest, summaryLine, sumTallies, tallyPlaywright, tallyVitest } from './test-results.mjs'
import { playwrightTimes, timesTable, vitestTimes } from './test-times.mjs'
import { typecheck } from './typecheck.mjs'

/** @typedef {import('./test-results.mjs').Tally} Tally */

const REPORTS = '.cache/test-reports'
const MF = 'tools/toolchain/src/mf/cli.ts'
const BUILD = '.dist/build'
const CHANGED = /^--changed(?:=|$)/
const SELECT = 'tools/toolchain/src/changed/select.ts'
const ENSURE_POSTGRES = 'tools/toolchain/src/data/ensure-postgres.ts'
const RELEASE_TESTS = ['unit', 'components']
const STEPS = ['typecheck', 'lint', 'unit', 'components', 'data', 'data-postgres', 'build', 'e2e', 'release']
const README = 'readme'
const NEED_BUILD = ['e2e', README, 'release']

const USAGE = `Usage: npm test -- [<step> …] [--changed[=<commit>]]

Steps, by default: ${STEPS.join(', ')}.
${README} runs README's commands, and "all" everything: the tests of whole stores, too. ${NEED_BUILD.join(', ')} build first.
--changed leaves out tests that the changes since main, or since the commit, cannot affect.`

/** @type {{ steps: import('./test-times.mjs').Time[], files: import('./test-times.mjs').Time[] }} */
const times = { steps: [], files: [] }
const started = performance.now()

/** @typedef {{ checksCode: boolean, files: Record<string, string[]>, report: string[] }} Selection */

/**
 * A single step leaves a processor idle: steps run side by side.
 * @param {string[]} args
 */
export async function main(args) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopRunning(signal)
      process.exit(130)
    })
  }
  if (args.includes('--help')) return console.log(USAGE)
  const named = args.filter((arg) => !CHANGED.test(arg))
  const unknown = named.find((arg) => ![...STEPS, README, 'all'].includes(arg))
  const changed = args.find((arg) => CHANGED.test(arg))
  const total = unknown
    ? fail(`Unknown step ${unknown}.\n${USAGE}`)
    : await runSteps(wantedSteps(named), changed, named.length === 0 && changed === undefined)
  if (times.steps.length > 0) console.log(timesTable(times.steps, times.files, performance.now() - started))
  for (const name of total.skipped) console.log(`skipped: ${name}`)
  for (const reason of total.reasons) console.log(`failed: ${reason}`)
  // process.exit() would lose output that is still buffered for a pipe.
  process.exitCode = isGreen(total) ? 0 : 1
  console.log(summaryLine(total))
}

/** @param {string[]} named */
function wantedSteps(named) {
  if (named.length === 0) return new Set(STEPS)
  if (named.includes('all')) return new Set([...STEPS, README])
  return new Set(NEED_BUILD.some((name) => named.includes(name)) ? ['build', ...named] : named)
}

/**
 * @param {Set<string>} wanted
 * @param {string | undefined} changed the argument
 * @param {boolean} isShort
 * @returns {Promise<Tally>}
 */
async function runSteps(wanted, changed, isShort) {
  const installProblem = await ensureInstalled()
  if (installProblem) return fail(installProblem)
  /** @type {Selection | undefined} */
  let selection
  if (changed !== undefined) {
    const { code, output } = await runScript(SELECT, changed.split('=').slice(1))
    if (code !== 0) return fail(output)
    selection = /** @type {Selection} */ (JSON.parse(output))
    console.log(selection.report.join('\n'))
    leaveOut(wanted, selection)
  }
  mkdirSync(join(repository, REPORTS), { recursive: true })
  // A file that changes during the tests is not tested.
  const marks = selection === undefined && RELEASE_TESTS.every((name) => wanted.has(name)) ? await readMarks() : []

  const postgres = wanted.has('data-postgres') ? runScript(ENSURE_POSTGRES, [], { show: true }) : undefined

  /** @type {Tally[]} */
  const tallies = []
  /** @type {Set<string>} */
  const passed = new Set()
  const step = async (/** @type {string} */ name, /** @type {() => Promise<Tally>} */ work) => {
    const began = performance.now()
    const tally = await work()
    const milliseconds = performance.now() - began
    tallies.push(tally)
    if (tally.failed === 0) passed.add(name)
    times.steps.push({ name, milliseconds })
    console.log(
      `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${summaryLine(tally)} (${formatDuration(milliseconds)})`,
    )
    return tally.failed === 0
  }
  let built = true
  const checks = async () => {
    if (wanted.has('typecheck')) await step('typecheck', checkTypes)
    if (wanted.has('lint')) {
      if (selection?.checksCode ?? true) {
        await step('biome', () => check(runTool('biome', ['check', '--error-on-warnings', '.'])))
        await step('knip', () => check(runTool('knip', ['--cache', '--no-progress', '--no-config-hints'])))
      }
      await step('prose', () => check(runScript('tools/toolchain/src/lint-prose.ts')))
    }
  }
  const unitAndBuild = async () => {
    if (wanted.has('unit')) {
      await step('unit', async () => {
        // A second apt would be refused.
        await postgres
        await ensureNginx()
        return vitest('unit', selection)
      })
    }
    if (wanted.has('build')) built = await step('build', () => check(runScript('tools/toolchain/src/build.ts')))
  }
  const dataTests = async () => {
    await postgres
    const env = {
      ...(wanted.has('data-postgres') && { LOJA_TEST_ONCE: '1' }),
      ...(isShort && { LOJA_TEST_SHORT: '1' }),
    }
    for (const project of ['data', 'data-postgres']) {
      if (wanted.has(project)) await step(project, () => vitest(project, selection, env))
    }
  }
  const buildTests = async () => {
    if (RELEASE_TESTS.every((name) => passed.has(name))) {
      for (const mark of marks) {
        mkdirSync(dirname(mark), { recursive: true })
        writeFileSync(mark, '')
      }
    }
    // A release of a package whose tests failed would run them again.
    if (wanted.has('release') && built && tallies.every(({ failed }) => failed === 0))
      await step('release', () => check(runScript(MF, ['release', '--all', '--dry-run', '--dir', BUILD])))
    const projects = ['e2e', README].filter((name) => wanted.has(name))
    if (projects.length > 0)
      await step(projects.join(' and '), async () =>
        built ? playwright(projects, selection) : fail('Not run, because the build failed.'),
      )
  }
  const componentTests = wanted.has('components') ? step('components', () => components(selection)) : undefined
  const checked = checks()
  if (componentTests) await checked
  await unitAndBuild()
  await Promise.all([checked, dataTests(), componentTests?.then(buildTests) ?? buildTests()])
  return sumTallies(tallies)
}

/** @param {Set<string>} wanted @param {Selection} selection */
function leaveOut(wanted, { checksCode, files }) {
  if (!checksCode) wanted.delete('typecheck')
  for (const name of ['components', 'data', 'e2e']) if (files[name]?.length === 0) wanted.delete(name)
  if (!wanted.has('data')) wanted.delete('data-postgres')
  for (const name of ['build', 'release']) if (!wanted.has('e2e')) wanted.delete(name)
}

async function checkTypes() {
  const messages = await typecheck()
  for (const message of messages) console.log(message)
  return oneTest(messages.length === 0)
}

/** @param {Promise<import('./run-step.mjs').Outcome>} running */
async function check(running) {
  const { code, output } = await running
  if (code !== 0) console.log(lastLines(output, 80))
  return oneTest(code === 0)
}

/** @param {string} path of a TypeScript file @param {string[]} [args] @param {{ show?: boolean }} [options] */
const runScript = (path, args = [], options = {}) => run(process.execPath, ['--import', 'tsx', path, ...args], options)

/** @returns {Promise<string[]>} */
async function readMarks() {
  const { code, output } = await runScript('tools/toolchain/src/mf/print-marks.ts')
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}

/** @param {Selection} [selection] */
async function components(selection) {
  const chromium = await findChromium()
  if ('problem' in chromium) return fail(chromium.problem)
  return vitest('components', selection, { CHROMIUM_PATH: chromium.path })
}

/** @param {string} project @param {Selection} [selection] @param {NodeJS.ProcessEnv} [env] */
async function vitest(project, selection, env = {}) {
  const report = `${REPORTS}/${project}.json`
  rmSync(join(repository, report), { force: true })
  const files = selection?.files[project === 'data-postgres' ? 'data' : project] ?? []
  const args = ['run', ...files, '--project', project, '--passWithNoTests']
  const { code, output } = await runTool('vitest', args, { show: 'errors', env: { ...env, LOJA_TEST_REPORT: report } })
  if (code !== 0) console.log(output)
  const results = readReport(report)
  times.files.push(...vitestTimes(results, project, repository))
  return tallyVitest(results, code)
}

/** @param {string[]} projects of its configuration @param {Selection} [selection] */
async function playwright(projects, selection) {
  await ensureNginx()
  const chromium = await findChromium()
  if ('problem' in chromium) return fail(chromium.problem)
  const report = `${REPORTS}/e2e.json`
  rmSync(join(repository, report), { force: true })
  const files = selection?.files.e2e ?? []
  const args = ['test', ...files, '--config', 'e2e/playwright.config.ts', '--reporter=dot,json']
  args.push(...projects.map((name) => `--project=${name}`))
  const { code } = await runTool('playwright', args, {
    show: true,
    env: {
      CHROMIUM_PATH: chromium.path,
      PLAYWRIGHT_FORCE_TTY: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(repository, report),
    },
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
    return undefined
  }
}

/** @param {string} problem @returns {Tally} */
function fail(problem) {
  console.log(problem)
  return oneTest(false)
}
