import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../database/database'
import { BackendError } from '../errors'
import { lockDataDir, runningOwner } from '../pglite/data-dir-lock'
import { openDataDir } from '../pglite/open-data-dir'
import { PictureFiles } from '../pictures/picture-files'
import { openPostgres } from '../postgres/open-postgres'
import { loadSecrets } from '../secrets'
import { openStore } from '../start-backend'
import { type BackupSummary, verifyBackup } from './backup-file'
import { backupToFile } from './backup-to-file'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

export type BackupStore = { dataDir: string } | { databaseUrl: string; folder: string }

export function backupStore(store: BackupStore, path: string): Promise<BackupSummary> {
  return backupToFile(path, (target) =>
    'databaseUrl' in store ? backupServer(store, target) : backupFolder(store.dataDir, target),
  )
}

async function backupServer(
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
  target: Writable,
): Promise<void> {
  const database = await openPostgres(databaseUrl)
  try {
    await writeBackup({ database, pictures: PictureFiles.of(folder) }, target)
  } finally {
    await database.close()
  }
}

async function backupFolder(dataDir: string, target: Writable): Promise<void> {
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new BackendError('failed', `There is no database in ${dataDir}.`)
  const owner = await runningOwner(dataDir)
  if (owner) return backupRunning(dataDir, owner.backupPort, target)
  const unlock = await lockDataDir(dataDir)
  try {
    const { database } = await openDataDir(dataDir)
    try {
      await writeBackup({ database, pictures: PictureFiles.of(dataDir) }, target)
    } finally {
      await database.close()
    }
  } finally {
    await unlock()
  }
}

async function backupRunning(dataDir: string, port: number | undefined, target: Writable): Promise<void> {
  if (port === undefined)
    throw new BackendError('data-dir-locked', 'The process that has the data folder open cannot make a backup yet.')
  const { secretKey } = await loadSecrets(dataDir)
  const headers = { authorization: `Bearer ${secretKey}` }
  await new Promise<void>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/backup', headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The running process answered ${answer.statusCode}.`))
      pipeline(answer, target).then(resolve, reject)
    })
    asked.once('error', reject).end()
  })
}

/** Keys stay. @throws BackendError if the store is in use, or has data without `isReplaced` */
export async function restoreStore(
  store: BackupStore,
  path: string,
  { isReplaced }: { isReplaced: boolean },
): Promise<BackupSummary> {
  const closers: (() => Promise<unknown>)[] = []
  await verifyBackup(path)
  const isUsed = 'dataDir' in store && existsSync(join(store.dataDir, 'secrets.json'))
  if (isUsed && !isReplaced) throw holdsData()
  try {
    const { database } = await openStore({ ...store, demoData: 'dataDir' in store }, closers)
    if ('databaseUrl' in store && !isReplaced && !(await isEmpty(database))) throw holdsData()
    return await restoreBackup(
      { database, pictures: PictureFiles.of('dataDir' in store ? store.dataDir : store.folder) },
      path,
    )
  } finally {
    for (const close of closers.splice(0).reverse()) await close()
  }
}

const holdsData = () =>
  new BackendError(
    'failed',
    'The store holds data. Nothing was changed; --replace deletes it before the backup is read.',
  )

async function isEmpty(database: Database): Promise<boolean> {
  const [found] = await database.query<{ isEmpty: boolean }>(`select not exists (select 1 from auth.users)
    and not exists (select 1 from public.products) and not exists (select 1 from public.orders) as "isEmpty"`)
  return found?.isEmpty ?? false
}
