import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'
import { openPglite, type PgliteDatabase } from './pglite-database'

/** Major version of the embedded PostgreSQL: a data directory opens only with the one that made it. */
const PG_MAJOR = 17

/** Says that the directory holds a database that was prepared to the end; its content says to which state. */
const markerOf = (dataDir: string) => join(dataDir, 'initialized')

/** The state that the directory's database was last prepared to, or undefined. */
export function readPreparedKey(dataDir: string): Promise<string | undefined> {
  return readFile(markerOf(dataDir), 'utf8').catch(() => undefined)
}

/** Notes the state that the directory's database was prepared to. */
export function writePreparedKey(dataDir: string, key: string): Promise<void> {
  return writeFile(markerOf(dataDir), key)
}

/**
 * Opens the database in a directory that this process has locked, or makes it.
 * @throws BackendError `data-dir-newer`, `data-dir-damaged`
 */
export async function openDataDir(dataDir: string, log?: (line: string) => void): Promise<PgliteDatabase> {
  const path = join(dataDir, `pg${PG_MAJOR}`)
  const newer = (await readdir(dataDir)).find((name) => Number(/^pg(\d+)$/.exec(name)?.[1] ?? 0) > PG_MAJOR)
  if (newer !== undefined) {
    throw new BackendError('data-dir-newer', `The data directory holds ${newer}; this version reads pg${PG_MAJOR}.`)
  }
  if (existsSync(path) && !existsSync(markerOf(dataDir))) {
    // The very first start was cut off half-way; nobody has used this database yet.
    await rename(path, `${path}.incomplete-${Date.now()}`)
  }
  if (existsSync(markerOf(dataDir)) && !existsSync(join(path, 'PG_VERSION'))) {
    // The engine would take it for a new one, and write an empty database over what is left.
    throw new BackendError('data-dir-damaged', `The data directory was used before, but pg${PG_MAJOR} is not complete.`)
  }
  const processFile = join(path, 'postmaster.pid')
  const hadProcessFile = existsSync(processFile)
  try {
    return await openPglite({ dataDir: path, log })
  } catch (error) {
    // Left by the engine that failed; everything else is as it was.
    if (!hadProcessFile) await rm(processFile, { force: true })
    if (error instanceof BackendError) throw error
    throw new BackendError('data-dir-damaged', 'The database in the data directory does not open.', { cause: error })
  }
}
