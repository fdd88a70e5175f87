import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^loja-memory-(\d+)-/

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/**
 * A directory that lives as long as this process: for a database that nobody keeps, yet that must survive a session
 * that is thrown away. Those that killed processes left behind are removed.
 */
export async function makeMemoryDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isRunning(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
  const path = mkdtempSync(join(tmpdir(), `loja-memory-${process.pid}-`))
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
