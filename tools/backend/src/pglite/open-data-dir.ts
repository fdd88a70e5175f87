import { cpSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../data-folder/write-whole'
import { BackendError } from '../errors'
import { openPglite, type PgliteDatabase } from './pglite-database'

/** Major version of the embedded PostgreSQL: a data directory opens only with the one that made it. */
const PG_MAJOR = 17
/** The engine needs more than this to open a database; with less it ends in the middle, and does not say why. */
const SCARCE_BYTES = 2 * 1024 * 1024

/** Its content says to which state the database was last prepared. Without it the database is prepared again. */
const preparedNote = (dataDir: string) => join(dataDir, 'initialized')
/** There from before a new database is made until it is ready for its first user. */
const preparingNote = (dataDir: string) => join(dataDir, 'preparing')

/** The state that the directory's database was last prepared to, or undefined. */
export function readPreparedKey(dataDir: string): Promise<string | undefined> {
  return readFile(preparedNote(dataDir), 'utf8').catch(() => undefined)
}

/** Notes the state that the directory's database was prepared to. From here on it may be used. */
export async function writePreparedKey(dataDir: string, key: string): Promise<void> {
  if ((await readPreparedKey(dataDir)) !== key) await writeWhole(preparedNote(dataDir), key)
  await rm(preparingNote(dataDir), { force: true })
}

interface DataDirOptions {
  log?: ((line: string) => void) | undefined
  /** Directory of a prepared database, of which a new one is a copy. */
  snapshot?: string | undefined
}

/**
 * Opens the database in a directory that this process has locked, or makes it. A database that may have been used is
 * never removed, moved or written over.
 * @returns the database, and whether it was just copied from the snapshot
 * @throws BackendError `data-dir-newer`, `data-dir-damaged`, `disk-full`
 */
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
    // The very first start was cut off half-way: nobody could use this database yet.
    await rm(path, { recursive: true, force: true })
  }
  let isCopy = false
  if (!existsSync(join(path, 'PG_VERSION'))) {
    if (existsSync(preparedNote(dataDir)) || (existsSync(path) && readdirSync(path).length > 0)) {
      // The engine would take it for a new one, and write an empty database over what is left.
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
    // Left by the engine that failed; everything else is as it was.
    if (!hadProcessFile) await rm(processFile, { force: true })
    if (error instanceof BackendError) throw error
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize < SCARCE_BYTES) {
      throw new BackendError('disk-full', 'No space is left on the disk.', { cause: error })
    }
    throw new BackendError('data-dir-damaged', 'The database in the data directory does not open.', { cause: error })
  }
}

/** Copies a prepared database; false, and nothing is there, where the copy fails: a new one is made instead. */
function copyWhole(snapshot: string, path: string): boolean {
  try {
    cpSync(snapshot, path, { recursive: true })
    return true
  } catch {
    rmSync(path, { recursive: true, force: true })
    return false
  }
}
