import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackendError } from '../errors'

interface Owner {
  pid: number
  started: string
  backupPort?: number
}

function processStart(pid: number): string {
  try {
    // Field 22. The name in field 2 may contain spaces and ends at the last parenthesis.
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

const lockPath = (dataDir: string) => join(dataDir, 'lock')

export async function runningOwner(dataDir: string): Promise<Owner | undefined> {
  const owner = parseOwner(await readFile(lockPath(dataDir), 'utf8').catch(() => ''))
  return owner && isRunning(owner) ? owner : undefined
}

export async function writeBackupPort(dataDir: string, backupPort: number): Promise<void> {
  await writeFile(lockPath(dataDir), JSON.stringify({ ...thisProcess(), backupPort } satisfies Owner))
}

const thisProcess = (): Owner => ({ pid: process.pid, started: processStart(process.pid) })

/**
 * Two processes on one directory would lose rows. @returns the release function @throws BackendError
 * `data-dir-locked`
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  const mine = JSON.stringify(thisProcess())
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(path, mine, { flag: 'wx' })
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        // A full disk leaves an empty file.
        await rm(path, { force: true })
        throw error
      }
    }
    const text = await readFile(path, 'utf8').catch(() => '')
    const owner = parseOwner(text)
    if (owner && isRunning(owner)) {
      throw new BackendError('data-dir-locked', `The data directory is in use by process ${owner.pid}.`)
    }
    // The owner of an empty file may be about to write it.
    if (!owner && attempt < 2) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    // Renaming lets one of several processes win; a lock that changed meanwhile is put back.
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
    const { pid, started, backupPort } = JSON.parse(text) as Partial<Owner>
    if (typeof pid !== 'number' || pid <= 0) return undefined
    return { pid, started: started ?? '', ...(backupPort !== undefined && { backupPort }) }
  } catch {
    return undefined
  }
}
