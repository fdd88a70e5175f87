import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repository } from './repository.mjs'

export { repository }

/** @typedef {{ code: number, output: string }} Outcome exit code (1 when killed or not found) and output */

/** Running children. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean | 'errors', env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options] `show`: print
 * instead, all or standard error only
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { show = false, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['ignore', show === true ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: timeoutMs,
      // On Windows npx is a .cmd file, which only a shell can start. No argument contains a blank.
      shell: process.platform === 'win32' && command === 'npx',
    })
    running.add(child)
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const finish = (/** @type {number} */ code) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

export function runTool(/** @type {string} */ name, /** @type {string[]} */ args, /** @type {object} */ options = {}) {
  return run(process.execPath, [toolPath(name), ...args], options)
}

/** @param {string} name e.g. `tsc` */
export function toolPath(name) {
  const require = createRequire(join(repository, 'package.json'))
  const packageName = TOOL_PACKAGES[name] ?? name
  const manifestPath = join(repository, 'node_modules', packageName, 'package.json')
  const { bin } = require(manifestPath)
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin[name])
}

/** @type {Record<string, string>} */
const TOOL_PACKAGES = { biome: '@biomejs/biome', rsbuild: '@rsbuild/core', tsc: 'typescript' }

/** @param {NodeJS.Signals} signal */
export function stopRunning(signal) {
  for (const child of running) child.kill(signal)
}

/** `0.4 s`, `12.0 s`, `2 min 5 s`. @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** @param {string} output @param {number} count lines */
export function lastLines(output, count) {
  const lines = output.trimEnd().split('\n').slice(-count)
  return lines.map((line) => `  ${line}`).join('\n')
}
