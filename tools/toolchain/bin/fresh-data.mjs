import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What `tools/backend/src/data-folder` writes and names: the same three, because this runs before anything is
 * installed. A test compares them. */
export const MARKER_FILE = 'loja-admin-data'
export const MARKER_TEXT = 'Data folder of Loja Admin, form 1.\n'
export const OWN_ENTRY =
  /^((loja-admin-data|secrets\.json|initialized|preparing)(\.[0-9a-f]{12}\.new)?|telemetry\.jsonl(\.1)?|lock(\.\d+\.stale)?|pg\d+|pg\d+\.incomplete-\d+)$/

/**
 * Deletes the embedded database, after asking. A wrong DATA_DIR (a home folder, a project) is not emptied: the folder must
 * hold the marker that this program writes, and nothing that it does not make.
 * @param {string} dataDir absolute
 * @param {boolean} yes the answer was given on the command line
 * @returns {Promise<string | undefined>} why it was not done, for a person
 */
export async function resetData(dataDir, yes) {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return undefined
  const foreign = readdirSync(dataDir).filter((name) => !OWN_ENTRY.test(name))
  if (foreign.length > 0)
    return `${dataDir} also holds ${foreign.sort().join(', ')}; nothing was deleted. Move that elsewhere, or use another DATA_DIR.`
  if (!isMarked(dataDir))
    return `${dataDir} lacks the file ${MARKER_FILE} that this program writes into its data folders; nothing was deleted. Use another folder: DATA_DIR=.data-2 npm start`
  const owner = lockOwner(dataDir)
  if (owner) return `${dataDir} is in use by process ${owner}. Stop it first; nothing was deleted.`
  if (!yes) {
    if (!process.stdin.isTTY)
      return `--fresh would delete ${dataDir}. Add --yes to do it without being asked: npm start -- --fresh --yes`
    if (!(await confirm(`Delete all data in ${dataDir}? [y/N] `))) return 'Nothing was deleted.'
  }
  // The marker last: a reset that is cut off can be done again.
  const entries = readdirSync(dataDir).filter((entry) => entry !== MARKER_FILE)
  for (const entry of [...entries, MARKER_FILE]) rmSync(join(dataDir, entry), { recursive: true, force: true })
  console.log(`Deleted the data in ${dataDir}`)
  return undefined
}

/** @param {string} dataDir */
function isMarked(dataDir) {
  try {
    return readFileSync(join(dataDir, MARKER_FILE), 'utf8') === MARKER_TEXT
  } catch {
    return false
  }
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
