import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Replaces a file in one step: whoever reads it sees the old text or the new one, after a loss of power too. */
export async function replaceFile(path: string, text: string): Promise<void> {
  // Hidden, so that no host serves it.
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeSynced(draft, text)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes a new file to the disk. @throws Error with code `EEXIST` when it is there */
export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A renamed file is on the disk when its folder is. Mounted buckets and Windows know no such thing. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
