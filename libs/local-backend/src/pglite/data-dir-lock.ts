import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'

interface Owner {
  pid: number
  /** Start of that process in the system's own count, so that a reused pid is not taken for the owner; '' if unknown. */
  started: string
}

function processStart(pid: number): string {
  try {
    // Field 22 of the line; the name in field 2 may hold spaces and ends at the last parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const started = processStart(owner.pid)
  return started === '' || owner.started === '' || started === owner.started
}

/**
 * Takes `<dataDir>/lock` for this process; two processes on one PGlite directory lose each other's rows silently.
 * @returns the function that gives it back
 * @throws BackendError `data-dir-locked` while a running process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock')
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) } satisfies Owner)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(path, mine, { flag: 'wx' })
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        // On a full disk the file is made, and stays empty.
        await rm(path, { force: true })
        throw error
      }
    }
    const text = await readFile(path, 'utf8').catch(() => '')
    const owner = parseOwner(text)
    if (owner && isRunning(owner)) {
      throw new BackendError('data-dir-locked', `The data directory is in use by process ${owner.pid}.`)
    }
    // An empty file may be one whose owner is about to write it: give it a moment before it counts as left behind.
    if (!owner && attempt < 2) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    // Renaming lets one of several waiting processes win; a lock that changed meanwhile is put back.
    const aside = `${path}.${process.pid}.stale`
    await rename(path, aside).catch(() => undefined)
    if ((await readFile(aside, 'utf8').catch(() => text)) !== text) {
      await rename(aside, path)
      continue
    }
    await rm(aside, { force: true })
  }
  throw new BackendError('data-dir-locked', 'The data directory could not be locked.')
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Owner>
    return typeof pid === 'number' && pid > 0 ? { pid, started: started ?? '' } : undefined
  } catch {
    return undefined
  }
}
