import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { resetData } from './fresh-data.mjs'
import { ensureInstalled } from './install.mjs'
import { repository, stopRunning } from './run-step.mjs'
import { parseStartOptions, USAGE } from './start-options.mjs'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs on plain Node. @param {string[]} args @param {NodeJS.ProcessEnv} env */
export async function main(args, env) {
  for (const signal of SIGNALS) process.on(signal, stopEarly)
  const problem = await prepare(args, env)
  if (problem === undefined) return
  if (problem !== '') console.error(problem)
  process.exitCode = problem === '' ? 0 : 1
}

/** @param {NodeJS.Signals} signal */
function stopEarly(signal) {
  stopRunning(signal)
  process.exit(130)
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<string | undefined>} '' for nothing to do */
async function prepare(args, env) {
  let options
  try {
    options = parseStartOptions(args, env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (options.help) {
    console.log(USAGE)
    return ''
  }
  const portProblem = await findPortProblem(options.port)
  if (portProblem) return portProblem
  if (options.fresh) {
    const refused = await resetData(resolve(repository, options.dataDir), options.yes)
    if (refused) return refused
  }
  const installProblem = await ensureInstalled()
  if (installProblem) return installProblem
  runProduct({ ...env, PORT: String(options.port), DATA_DIR: options.dataDir })
  return undefined
}

/** @param {number} port @returns {Promise<string | undefined>} */
export function findPortProblem(port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason = error.code === 'EACCES' ? 'may not be used by this account' : 'is in use'
      done(`Port ${port} ${reason}. Choose another one: PORT=${port < 65000 ? port + 7 : 4180} npm start`)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(undefined)))
  })
}

/** @param {NodeJS.ProcessEnv} env */
function runProduct(env) {
  // The fourth channel carries no data. Its end shows the child that this process died, even by SIGKILL.
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/toolchain/src/start.ts'], {
    cwd: repository,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const watch = watchNpm(() => child.kill('SIGTERM'))
  for (const signal of SIGNALS) {
    process.off(signal, stopEarly)
    // Ctrl-C reaches the child from the terminal too; it treats simultaneous signals as one.
    process.on(signal, () => {
      clearInterval(watch)
      child.kill(signal)
    })
  }
  child.once('exit', (code) => process.exit(code ?? 1))
}

/**
 * npm killed by SIGKILL forwards no signal: its child gets another parent.
 * @param {() => void} onGone called once
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(watch)
    onGone()
  }, 1_000)
  return watch.unref()
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name that may hold blanks and parentheses.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
