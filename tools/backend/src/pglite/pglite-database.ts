import { cpSync } from 'node:fs'
import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Database, Session } from '../database/database'
import { harden } from '../database/harden'
import { Engine } from './engine'
import { makeMemoryDir } from './memory-dir'
import { Mutex } from './mutex'
import { exclusiveDialect } from './pglite-dialect'

/** A database of this process, in a directory that is kept or in one that is gone with the process. */
export interface PgliteDatabase extends Database {
  /** Copies its directory, from which a later one can start. */
  copyTo(path: string): Promise<void>
}

interface PgliteOptions {
  /** Directory of the database; omitted: one that ends with the process. */
  dataDir?: string
  /** A directory to start from a copy of, for a database that is not kept. */
  snapshot?: string | undefined
  /** Takes one line when a session had to be thrown away. */
  log?: ((line: string) => void) | undefined
}

/**
 * Buffers of a database that is not kept. The engine clears all of them when it opens: with its 128 MB, that is a third
 * of the time. The files are in memory anyway.
 */
const MEMORY_BUFFERS = '32MB'

function sessionOf(engine: Engine): Session {
  return {
    query: async <T>(text: string, params: unknown[] = []) =>
      (await engine.run({ op: 'query', text, params })).rows as T[],
    exec: async <T>(text: string) => (await engine.run({ op: 'exec', text })).rows as T[],
  }
}

/**
 * Opens PGlite in a thread of its own. It has one session, which a mutex hands to one user at a time: requests of
 * several roles at once would mix their transactions and with them their roles. The owner's SQL has no time limit.
 */
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
  const alone = <T>(work: () => Promise<T>) =>
    mutex.run(async () => {
      await engine.ready()
      return work()
    })
  // Lite's own client is never used and never connects.
  const connection = createPostgresConnection({ url: 'postgres://localhost' })
  harden(connection, exclusiveDialect(engine, mutex))
  return {
    engine: 'pglite',
    connection,
    query: (text, params) => alone(() => session.query(text, params)),
    exec: (text) => alone(() => session.exec(text)),
    transaction: (work) => alone(() => inTransaction(session, work)),
    // The lock on the data directory keeps every other process out.
    exclusively: (work) => work(),
    listen: (channel, onNotify) => alone(() => engine.listen(channel, onNotify)),
    // A directory is whole once its session is closed; the next task opens another.
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
    // A session that does not roll back is thrown away before its next use.
    await session.exec('rollback').catch(() => undefined)
    throw error
  }
}
