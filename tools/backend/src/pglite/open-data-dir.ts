import { cpSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../data-folder/write-whole'
import { BackendError } from '../errors'
import { openPglite, type PgliteDatabase } from './pglite-database'

const PG_MAJOR = 17
/** With less space the engine fails without a reason while opening. */
const SCARCE_BYTES = 2 * 1024 * 1024

const preparedNote = (dataDir: string) => join(dataDir, 'initialized')
const preparingNote = (dataDir: string) => join(dataDir, 'preparing')

export function readPreparedKey(dataDir: string): Promise<string | undefined> {
  return readFile(preparedNote(dataDir), 'utf8').catch(() => undefined)
}

export async function writePreparedKey(dataDir: string, key: string): Promise<void> {
  if ((await readPreparedKey(dataDir)) !== key) await writeWhole(preparedNote(dataDir), key)
  await rm(preparingNote(dataDir), { force: true })
}

interface DataDirOptions {
  log?: ((line: string) => void) | undefined
  snapshot?: string | undefined
}

/** Never overwrites a used database. */
export async function openDataDir(
  dataDir: string,
  { log, snapshot }: DataDirOptions = {},
): Promise<{ database: PgliteDatabase; isCopy: boolean }> {
  const path = join(dataDir, `pg${PG_MAJOR}`)
  const newer = (await readdir(dataDir)).find((name) => Number(/^pg(\d+)$/.exec(name)?.[1] ?? 0) > PG_MAJOR)
  if (newer !== undefined) {
    throw new BackendError('data-dir-newer', `The data directory holds ${newer}; this version reads pg${PG_MAJOR}.`)
  }
  if (existsSync(preparingNote(dataDir)) && !existsSync(preparedNote(dataDir))) {
    // The first start was interrupted: the database was never used.
    await rm(path, { recursive: true, force: true })
  }
  let isCopy = false
  if (!existsSync(join(path, 'PG_VERSION'))) {
    if (existsSync(preparedNote(dataDir)) || (existsSync(path) && readdirSync(path).length > 0)) {
      // The engine would create an empty database over the remains.
      throw new BackendError(
        'data-dir-damaged',
        `The data directory was used before, but pg${PG_MAJOR} is not complete.`,
      )
    }
    await writeWhole(preparingNote(dataDir), 'A new database is being made.\n')
    isCopy = snapshot !== undefined && copyWhole(snapshot, path)
  }
  const processFile = join(path, 'postmaster.pid')
  const hadProcessFile = existsSync(processFile)
  try {
    return { database: await openPglite({ dataDir: path, log }), isCopy }
  } catch (error) {
    if (!hadProcessFile) await rm(processFile, { force: true })
    if (error instanceof BackendError) throw error
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize < SCARCE_BYTES) {
      throw new BackendError('disk-full', 'No space is left on the disk.', { cause: error })
    }
    throw new BackendError('data-dir-damaged', 'The database in the data directory does not open.', { cause: error })
  }
}

function copyWhole(snapshot: string, path: string): boolean {
  try {
    cpSync(snapshot, path, { recursive: true })
    return true
  } catch {
    rmSync(path, { recursive: true, force: true })
    return false
  }
}
