import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { BackendError } from './errors'
import type { Mutex } from './mutex'
import { type DatabaseError, requestContext } from './request-context'

/** The database roles that a token may name. The session is superuser, so any other name would be a way up. */
export const API_ROLES: readonly string[] = ['anon', 'authenticated', 'service_role']

/** Takes on a caller for the rest of the transaction: role, account id, the token's content as JSON. */
export const SESSION_CONTEXT_SQL = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true)`

interface JwtVars {
  auth?: { uid?: unknown; role?: unknown; jwt?: unknown }
}

/** Members of lite's connection that are not public and that the hardening replaces. */
interface LiteInternals {
  ensureRlsContext(): Promise<boolean>
  applyJwtSessionContext(db: Kysely<unknown>, vars: JwtVars): Promise<void>
  normalizeDbError(error: unknown): unknown
  kysely: Kysely<unknown>
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

/** `2026-11-21 03:07:06.973+00` as PostgREST writes it: `2026-11-21T03:07:06.973+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

function assertInternals(connection: PgliteConnection): LiteInternals {
  const internals = connection as unknown as LiteInternals
  for (const name of ['ensureRlsContext', 'applyJwtSessionContext', 'normalizeDbError'] as const) {
    if (typeof internals[name] !== 'function') {
      throw new BackendError(
        'failed',
        `@supabase/lite no longer has ${name}(), which the hardening replaces: review libs/local-backend before upgrading.`,
      )
    }
  }
  return internals
}

/**
 * Opens PGlite through lite's connection and closes the holes of the stock one: one user of the session at a time, no
 * blanket grants at the first request, only the three API roles, JSON numbers for numeric, ISO timestamps, and the
 * original database error kept for the HTTP layer.
 *
 * @param dataDir directory of the database, or undefined for memory
 * @param snapshot a dump to start from, for a database in memory
 */
export async function openConnection(mutex: Mutex, dataDir?: string, snapshot?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: dataDir }),
    pgliteOptions: {
      extensions: { pg_trgm, pgcrypto },
      parsers: { 1700: Number, 1184: isoTimestamp, 1114: (text: string) => text.replace(' ', 'T') },
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    },
  })
  await connection.driver.waitReady
  const internals = assertInternals(connection)
  internals.kysely = new Kysely({ dialect: exclusiveDialect(connection.driver, mutex) })
  internals.ensureRlsContext = async () => true
  internals.applyJwtSessionContext = async (db, vars) => {
    const auth = vars.auth ?? {}
    const role = auth.role ? String(auth.role) : 'anon'
    if (!API_ROLES.includes(role)) {
      throw Object.assign(new Error('role not allowed'), { code: '42501' })
    }
    const claims = JSON.stringify(auth.jwt ?? { role })
    await db.executeQuery(CompiledQuery.raw(SESSION_CONTEXT_SQL, [role, String(auth.uid ?? ''), claims]))
  }
  const normalize = internals.normalizeDbError.bind(connection)
  internals.normalizeDbError = (error) => {
    const normalized = normalize(error)
    const store = requestContext.getStore()
    if (store && isDatabaseError(normalized)) store.databaseError = normalized
    return normalized
  }
  return connection
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
