import { cpSync } from 'node:fs'
import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Database, Session } from '../database/database'
import { harden } from '../database/harden'
import { Engine } from './engine'
import { makeMemoryDir } from './memory-dir'
import { Mutex } from './mutex'
import { exclusiveDialect } from './pglite-dialect'

export interface PgliteDatabase extends Database {
  copyTo(path: string): Promise<void>
}

interface PgliteOptions {
  dataDir?: string
  snapshot?: string | undefined
  log?: ((line: string) => void) | undefined
}

/** Clearing 128 MB would be a third of the time to open a temporary database. */
const MEMORY_BUFFERS = '32MB'

function sessionOf(engine: Engine): Session {
  return {
    query: async <T>(text: string, params: unknown[] = []) =>
      (await engine.run({ op: 'query', text, params })).rows as T[],
    exec: async <T>(text: string) => (await engine.run({ op: 'exec', text })).rows as T[],
  }
}

export async function openPglite({
  dataDir,
  snapshot,
  log = () => undefined,
}: PgliteOptions = {}): Promise<PgliteDatabase> {
  const memory = dataDir === undefined ? await makeMemoryDir() : undefined
  let engine: Engine
  try {
    if (memory && snapshot !== undefined) cpSync(snapshot, memory.path, { recursive: true })
    engine = await Engine.open({
      dataDir: dataDir ?? memory?.path ?? '',
      sharedBuffers: memory ? MEMORY_BUFFERS : undefined,
      log,
    })
  } catch (error) {
    await memory?.remove()
    throw error
  }
  const mutex = new Mutex()
  const session = sessionOf(engine)
  const exclusively = <T>(work: () => Promise<T>) =>
    mutex.run(async () => {
      await engine.ready()
      return work()
    })
  const connection = createPostgresConnection({ url: 'postgres://localhost' })
  harden(connection, exclusiveDialect(engine, mutex))
  return {
    engine: 'pglite',
    connection,
    query: (text, params) => exclusively(() => session.query(text, params)),
    exec: (text) => exclusively(() => session.exec(text)),
    transaction: (work) => exclusively(() => inTransaction(session, work)),
    exclusively: (work) => work(),
    listen: (channel, onNotify) => exclusively(() => engine.listen(channel, onNotify)),
    // The directory is consistent once its session is closed; the next task opens another.
    copyTo: (path) => mutex.run(() => engine.copyTo(path)),
    async close() {
      await mutex.run(() => engine.close())
      await memory?.remove()
    },
  }
}

async function inTransaction<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  await session.exec('begin')
  try {
    const result = await work(session)
    await session.exec('commit')
    return result
  } catch (error) {
    // A session that does not roll back is replaced before its next use.
    await session.exec('rollback').catch(() => undefined)
    throw error
  }
}
