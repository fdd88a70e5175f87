import { existsSync } from 'node:fs'
import { run } from './run-step.mjs'

export const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Steps run side by side, and apt refuses a second one. */
let last = Promise.resolve()
let isUpdated = false

/**
 * The caller looks whether the program is there.
 * @param {string[]} names of packages
 */
export function installPackages(...names) {
  last = last.then(async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    if (!isUpdated) await run('apt-get', ['update'], { env, timeoutMs: 300_000 })
    isUpdated = true
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], { env, timeoutMs: 600_000 })
  })
  return last
}
