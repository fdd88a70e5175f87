import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Deletes the embedded database, after asking.
 * @param {string} dataDir absolute
 * @param {boolean} yes the answer was given on the command line
 * @returns {Promise<string | undefined>} why it was not done, for a person
 */
export async function resetData(dataDir, yes) {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return undefined
  // A wrong DATA_DIR (a home folder, a project) must not be emptied: only what the backend made has its key file.
  if (!existsSync(join(dataDir, 'secrets.json')))
    return `${dataDir} does not look like a data folder of this project; nothing was deleted.`
  const owner = lockOwner(dataDir)
  if (owner) return `${dataDir} is in use by process ${owner}. Stop it first; nothing was deleted.`
  if (!yes) {
    if (!process.stdin.isTTY)
      return `--fresh would delete ${dataDir}. Add --yes to do it without being asked: npm start -- --fresh --yes`
    if (!(await confirm(`Delete all data in ${dataDir}? [y/N] `))) return 'Nothing was deleted.'
  }
  for (const entry of readdirSync(dataDir)) rmSync(join(dataDir, entry), { recursive: true, force: true })
  console.log(`Deleted the data in ${dataDir}`)
  return undefined
}

/** Process that has the folder open now. @param {string} dataDir @returns {number | undefined} */
function lockOwner(dataDir) {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    // No lock, half a lock, or the lock of a process that is gone: the backend decides again when it starts.
    return undefined
  }
}

/** @param {string} question @returns {Promise<boolean>} */
function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(false))
    terminal.question(question, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()))
      terminal.close()
    })
  })
}
