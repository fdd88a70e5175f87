import type { PGlite, Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { createPgliteConnection } from '@supabase/lite/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database, Session } from '../database/database'
import { harden, isoTimestamp } from '../database/harden'
import { Mutex } from './mutex'

/** A database in this process, in a directory or in memory. */
export interface PgliteDatabase extends Database {
  /** Everything in it, as a compressed archive that a later one can start from. */
  dump(): Promise<Blob>
}

class SessionConnection implements DatabaseConnection {
  readonly release: () => void
  readonly #pg: PGlite

  constructor(pg: PGlite, release: () => void) {
    this.#pg = pg
    this.release = release
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#pg.query<R>(query.sql, [...query.parameters])
    return result.affectedRows === undefined
      ? { rows: result.rows }
      : { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it; PGlite cannot stream.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream.')
  }
}

/** A Kysely dialect that holds the mutex from acquiring the connection to releasing it, so a transaction runs alone. */
function exclusiveDialect(pg: PGlite, mutex: Mutex): Dialect {
  const raw = (text: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(text))
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => undefined,
      destroy: async () => undefined,
      acquireConnection: async () => new SessionConnection(pg, await mutex.lock()),
      releaseConnection: async (connection) => (connection as SessionConnection).release(),
      beginTransaction: raw('begin'),
      commitTransaction: raw('commit'),
      rollbackTransaction: raw('rollback'),
    }),
  }
}

function sessionOf(pg: Pick<PGlite | Transaction, 'query' | 'exec'>): Session {
  return {
    query: async <T>(text: string, params: unknown[] = []) => (await pg.query<T>(text, params)).rows,
    exec: async <T>(text: string) => ((await pg.exec(text)).at(-1)?.rows ?? []) as T[],
  }
}

/**
 * Opens PGlite. It has one session, which a mutex hands to one user at a time: requests of several roles at once would
 * mix their transactions and with them their roles.
 *
 * @param dataDir directory of the database, or undefined for memory
 * @param snapshot a dump to start from, for a database in memory
 */
export async function openPglite(dataDir?: string, snapshot?: Blob): Promise<PgliteDatabase> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: dataDir }),
    pgliteOptions: {
      extensions: { pg_trgm, pgcrypto },
      parsers: { 1700: Number, 1184: isoTimestamp, 1114: (text: string) => text.replace(' ', 'T') },
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    },
  })
  const pg = connection.driver
  await pg.waitReady
  const mutex = new Mutex()
  harden(connection, exclusiveDialect(pg, mutex))
  const session = sessionOf(pg)
  return {
    engine: 'pglite',
    connection,
    query: (text, params) => mutex.run(() => session.query(text, params)),
    exec: (text) => mutex.run(() => session.exec(text)),
    transaction: (work) => mutex.run(() => pg.transaction((tx) => work(sessionOf(tx)))),
    // The lock on the data directory keeps every other process out.
    exclusively: (work) => work(),
    listen: (channel, onNotify) => mutex.run(async () => void (await pg.listen(channel, () => onNotify(false)))),
    dump: () => mutex.run(() => pg.dumpDataDir('gzip')),
    close: () => connection.close(),
  }
}
