import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database'
import type { PendingMigrations } from '../database/migrations'
import { BackendError } from '../errors'
import { PictureFiles } from '../pictures/picture-files'
import { backupToFile } from './backup-to-file'
import { writeBackup } from './write-backup'

export const BACKUPS_DIR = 'backups'
const STORED = 3

interface UpgradedStore {
  database: Database
  dataDir: string | undefined
  log: ((line: string) => void) | undefined
}

/**
 * Writes a used database to a file of the data folder before `prepare`, which migrates it. A failed upgrade
 * leaves the database and the former files unchanged. @throws BackendError `failed` for a used database without
 * a data folder
 */
export async function upgradeAfterBackup(
  { database, dataDir, log }: UpgradedStore,
  { last, pending }: PendingMigrations,
  prepare: () => Promise<void>,
): Promise<void> {
  const [next] = pending
  if (last === undefined || next === undefined) return prepare()
  if (dataDir === undefined)
    throw new BackendError(
      'failed',
      'The database needs an upgrade, which npm start does after a backup: start it once. Nothing was changed.',
    )
  const folder = join(dataDir, BACKUPS_DIR)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const path = join(folder, `${moment}-before-${next.version}.backup`)
  await backupToFile(path, (target) => writeBackup({ database, pictures: PictureFiles.of(dataDir) }, target))
  try {
    await prepare()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  const count = pending.length === 1 ? '1 migration' : `${pending.length} migrations`
  log?.(`upgraded the database from ${last} to ${pending.at(-1)?.version} (${count}); backup of before: ${path}`)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort()
  for (const name of files.slice(0, -STORED)) await rm(join(folder, name), { force: true })
}
