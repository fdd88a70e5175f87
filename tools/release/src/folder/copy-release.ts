import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { integrityOf } from '@loja/federation-build'
import { Refusal } from '../refusal'
import { removeAbandoned } from '../registry/replace-file'
import { readReleaseFile } from './release-folder'
import { type Contents, missingFiles, readFolder, readWholeRelease, releasedFiles } from './whole-release'

export const UNFINISHED = /^\.|\.unfinished$/

export function besideRelease(folder: string, why: string): string {
  return join(dirname(folder), `.${basename(folder)}.${why}-${process.pid}`)
}

/** A process that was killed leaves them. */
export function removeUnfinished(folder: string): Promise<void> {
  return removeAbandoned(folder, (name) => UNFINISHED.test(name))
}

type Copied = 'new' | 'completed' | 'present'

/** Atomic, each file that a deleted one is replaced by too. Writes the bytes whose hashes were compared. */
export async function copyRelease(from: string, to: string): Promise<Copied> {
  const isThere = await exists(to)
  if (isThere) await refuseOtherFiles(from, to)
  const missing = isThere ? await missingFiles(to) : []
  if (isThere && missing.length === 0) return 'present'
  const { contents } = await readWholeRelease(from)
  await mkdir(dirname(to), { recursive: true })
  await removeUnfinished(dirname(to))
  const unfinished = besideRelease(to, 'unfinished')
  try {
    await rm(unfinished, { recursive: true, force: true })
    for (const [path, bytes] of contents) {
      await mkdir(dirname(join(unfinished, path)), { recursive: true })
      await writeFile(join(unfinished, path), bytes)
    }
    if (!isThere) await rename(unfinished, to)
    for (const path of missing) {
      await mkdir(dirname(join(to, path)), { recursive: true })
      await rename(join(unfinished, path), join(to, path))
    }
    return isThere ? 'completed' : 'new'
  } catch (error) {
    const { code = '', path = to } = error as NodeJS.ErrnoException
    // Another process was faster. Errors of an open file, e.g. on a full disk, do not name a place.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) throw Object.assign(error as Error, { path })
    await refuseOtherFiles(from, to)
    return 'present'
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Files of the same release that were deleted are no difference. */
export async function refuseOtherFiles(from: string, to: string): Promise<void> {
  const [{ files }, { files: theirs }] = await Promise.all([readReleaseFile(from), readReleaseFile(to)])
  const present = releasedFiles(await readFolder(to))
  const hashOf = (path: string) => integrityIn(present, path) ?? theirs[path]
  const names = [...new Set([...Object.keys(files), ...Object.keys(theirs), ...present.keys()])].sort()
  const different = names.filter((path) => files[path] !== hashOf(path))
  if (different.length === 0) return
  throw new Refusal(
    'state',
    `${to} holds another release of that name (${different.length} files differ, first ${different[0]}). ` +
      'Releases are written once: change the version in package.json, or delete that folder if nothing uses it.',
  )
}

function integrityIn(contents: Contents, path: string): string | undefined {
  const bytes = contents.get(path)
  return bytes && integrityOf(bytes)
}

export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
