import { constants, mkdtempSync, rmSync } from 'node:fs'
import { access, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^loja-memory-(\d+)-/
/** Much faster for a thousand files. */
const SHARED_MEMORY = '/dev/shm'
/** A container may have only 64 MB there. */
const ENOUGH_BYTES = 2 * 1024 ** 3

export async function memoryRoot(): Promise<string> {
  try {
    await access(SHARED_MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(SHARED_MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

export async function makeMemoryDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const root = await memoryRoot()
  for (const name of await readdir(root).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isRunning(pid)) await rm(join(root, name), { recursive: true, force: true }).catch(() => undefined)
  }
  const path = mkdtempSync(join(root, `loja-memory-${process.pid}-`))
  const removeAtExit = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  return {
    path,
    async remove() {
      process.removeListener('exit', removeAtExit)
      await rm(path, { recursive: true, force: true })
    },
  }
}
