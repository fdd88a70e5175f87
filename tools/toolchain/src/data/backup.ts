import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type BackupSummary, backupStore, restoreStore } from '@loja/backend'
import { confirm } from '../../bin/fresh-data.mjs'
import { repository } from '../../bin/run-step.mjs'
import { describeStoreFailure } from '../start-failure'
import { parseBackupOptions } from './backup-options'

async function run(): Promise<string> {
  const options = parseBackupOptions(process.argv.slice(2), process.env)
  const { databaseUrl, dataDir } = options
  const folder = resolve(repository, dataDir)
  const store = databaseUrl === undefined ? { dataDir: folder } : { databaseUrl, folder }
  // Package managers run scripts in the root; the path is relative to the user's folder.
  const path = resolve(process.env.INIT_CWD ?? '.', options.file)
  if (options.command === 'backup') {
    const summary = await backupStore(store, path)
    const megabytes = ((await stat(path)).size / 1024 ** 2).toFixed(1)
    return `Wrote ${countOf(summary)} to ${path} (${megabytes} MB) and compared the file with the database.`
  }
  if (options.isReplaced && !options.yes) await confirmReplacement()
  const summary = await restoreStore(store, path, options)
  return `Restored ${countOf(summary)}, as of ${summary.madeAt}, and compared every table. People sign in again.`
}

function countOf({ tables, pictures, missingPictures }: BackupSummary): string {
  const count = `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${pictures} pictures`
  return missingPictures === 0 ? count : `${count} (the files of ${missingPictures} more were missing)`
}

async function confirmReplacement(): Promise<void> {
  if (!process.stdin.isTTY) throw new Error('--replace deletes what the store holds. Add --yes. Nothing was changed.')
  const isSure = await confirm('Delete what the store holds and restore the backup? [y/N] ')
  if (!isSure) throw new Error('Nothing was changed.')
}

run().then(
  (done) => {
    console.log(done)
    process.exit(0)
  },
  (error: unknown) => {
    const whenLocked = process.argv[2] === 'restore' ? 'Stop the "npm start" that uses it first.' : undefined
    console.error(describeStoreFailure(error, whenLocked))
    process.exit(1)
  },
)
