import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'
import { writeWhole } from './write-whole'

/** `--fresh` empties no other folder. `tools/toolchain/bin/fresh-data.mjs` repeats these constants. */
export const MARKER_FILE = 'loja-admin-data'
export const MARKER_TEXT = 'Data folder of Loja Admin, form 1.\n'
export const OWN_ENTRY =
  /^((loja-admin-data|secrets\.json|initialized|preparing)(\.[0-9a-f]{12}\.new)?|telemetry\.jsonl(\.1)?|lock(\.\d+\.stale)?|pictures|backups|pg\d+|pg\d+\.incomplete-\d+)$/

export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!(await isMarked(dataDir))) {
    // A wrong DATA_DIR, e.g. a home folder, must not be filled or closed.
    const foreign = (await readdir(dataDir)).filter((name) => !OWN_ENTRY.test(name))
    if (foreign.length > 0) {
      throw new BackendError('data-dir-foreign', `The folder holds ${listed(foreign)}. Nothing was changed.`)
    }
  }
  await closeToOthers(dataDir)
}

/** Called after the keys are read: a foreign `secrets.json` is never marked. */
export async function markDataFolder(dataDir: string): Promise<void> {
  if (!(await isMarked(dataDir))) await writeWhole(join(dataDir, MARKER_FILE), MARKER_TEXT)
}

async function isMarked(dataDir: string): Promise<boolean> {
  return (await readFile(join(dataDir, MARKER_FILE), 'utf8').catch(() => '')) === MARKER_TEXT
}

/** Copied folders may let other accounts read password hashes. */
async function closeToOthers(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  const isOpen = async () => ((await stat(dataDir)).mode & 0o077) !== 0
  if (!(await isOpen())) return
  await chmod(dataDir, 0o700).catch(() => undefined)
  if (await isOpen()) {
    throw new BackendError(
      'data-dir-readable',
      'Other accounts of this machine may read the data folder, and its mode could not be set to 0700.',
    )
  }
}

function listed(names: string[]): string {
  const rest = names.length - 3
  return names.sort().slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
