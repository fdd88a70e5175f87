import { readdir, readFile } from 'node:fs/promises'
import type { RunningBackend } from '@loja/backend'

/** In milliseconds. */
export interface UsedCpu {
  main: number
  thread: number
  server: number
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

async function cpuOf(stat: string): Promise<number> {
  const text = await readFile(stat, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
}

export async function watchCpu(backend: Pick<RunningBackend, 'sql'>): Promise<(() => Promise<UsedCpu>) | undefined> {
  const tasks = '/proc/self/task'
  const readThreads = async () => {
    const ids = await readdir(tasks)
    return new Map(await Promise.all(ids.map(async (id) => [id, await cpuOf(`${tasks}/${id}/stat`)] as const)))
  }
  const readServer = async () => {
    const rows = await backend.sql<{ pid: number }>('select pid from pg_stat_activity')
    return new Map(
      await Promise.all(rows.map(async ({ pid }) => [String(pid), await cpuOf(`/proc/${pid}/stat`)] as const)),
    )
  }
  if (process.platform !== 'linux') return undefined
  const [threads, server] = [await readThreads(), await readServer()]
  return async () => {
    const used = since(threads, await readThreads())
    const main = used.get(String(process.pid)) ?? 0
    used.delete(String(process.pid))
    const ofServer = [...since(server, await readServer()).values()].reduce((sum, ms) => sum + ms, 0)
    return { main, thread: Math.max(0, ...used.values()), server: ofServer }
  }
}

const since = (before: Map<string, number>, now: Map<string, number>) =>
  new Map([...now].map(([id, ms]) => [id, ms - (before.get(id) ?? 0)]))
