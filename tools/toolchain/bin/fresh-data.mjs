import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** This runs before installation, so it repeats constants of `tools/backend/src/data-folder`. */
export const MARKER_FILE = 'loja-admin-data'
export const MARKER_TEXT = 'Data folder of Loja Admin, form 1.\n'
export const OWN_ENTRY =
  /^((loja-admin-data|secrets\.json|initialized|preparing)(\.[0-9a-f]{12}\.new)?|telemetry\.jsonl(\.1)?|lock(\.\d+\.stale)?|pictures|backups|pg\d+|pg\d+\.incomplete-\d+)$/

/**
 * A folder without this program's marker, or with other files, may be a wrong DATA_DIR.
 * @param {string} dataDir absolute
 * @param {boolean} yes confirmed on the command line
 * @returns {Promise<string | undefined>} the reason of a refusal, for the user
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
  // An interrupted reset can be repeated while the marker exists.
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

/** @param {string} dataDir @returns {number | undefined} */
function lockOwner(dataDir) {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    // The backend checks again when it starts.
    return undefined
  }
}

/** @param {string} question @returns {Promise<boolean>} */
export function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(false))
    terminal.question(question, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()))
      terminal.close()
    })
  })
}
