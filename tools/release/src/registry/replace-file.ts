import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const ABANDONED_MS = 3_600_000

/** Atomic, also for a loss of power. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  const isDraft = (name: string) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp')
  await removeAbandoned(dirname(path), isDraft)
  try {
    await writeSynced(draft, text)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Removes files and folders of processes that were killed between write and rename. */
export async function removeAbandoned(folder: string, isDraft: (name: string) => boolean): Promise<void> {
  for (const draft of (await readdir(folder)).filter(isDraft)) {
    const { mtimeMs } = await stat(join(folder, draft)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(folder, draft), { recursive: true, force: true })
  }
}

export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    // Errors of an open file do not name it.
    throw Object.assign(error as Error, { path })
  } finally {
    await file.close()
  }
}

/** Mounted buckets and Windows do not support this. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
