import { open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { BackendError } from '../errors'
import { type BackupSummary, verifyBackup } from './backup-file'

export async function backupToFile(
  path: string,
  write: (target: Writable) => Promise<unknown>,
): Promise<BackupSummary> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackendError('failed', `${path} exists. Nothing was written.`)
    const isFolderMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR'
    const reason = isFolderMissing ? `there is no folder ${dirname(path)}` : error.message
    throw new BackendError('failed', `${path} cannot be written: ${reason}. Nothing was written.`)
  })
  try {
    await write(file.createWriteStream({ flush: true }))
    return await verifyBackup(path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
