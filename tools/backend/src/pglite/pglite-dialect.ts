import { CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult } from 'kysely'
import {
  isContext,
  maxCharacters,
  rememberDatabaseError,
  SESSION_CONTEXT_SQL,
  statementTimeoutMs,
} from '../database/harden'
import { postgresDialect } from '../database/kysely-dialect'
import { assertSendable } from '../database/sendable'
import { requestContext } from '../http/request-context'
import type { Engine } from './engine'
import type { Mutex } from './mutex'
import type { WorkerStatement } from './worker-protocol'
import { EngineError } from './worker-session'

const TURN_MS = 25_000
/** Replacing a session delays all callers, and the thread shares the machine. */
const TIMEOUT_FACTOR = 2
/** All other callers wait for a visitor. */
const VISITOR_TIMEOUT_MS = 1500

/** Regular expressions may be slow to compile. */
const timeoutMs = (role: string): number =>
  role === 'anon' || requestContext.getStore()?.usesPattern
    ? VISITOR_TIMEOUT_MS
    : TIMEOUT_FACTOR * statementTimeoutMs(role)

class SessionConnection implements DatabaseConnection {
  readonly release: () => void
  readonly #engine: Engine
  #role = 'authenticated'
  /** `wanted`: starts with the next statement. */
  #transaction: 'none' | 'wanted' | 'open' = 'none'
  #context: WorkerStatement[] = []

  constructor(engine: Engine, release: () => void) {
    this.#engine = engine
    this.release = release
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    assertSendable(sql, parameters)
    if (sql === SESSION_CONTEXT_SQL) this.#role = String(parameters[0])
    if (isContext(sql)) {
      this.#context.push({ text: sql, params: parameters })
      return { rows: [] }
    }
    const task = {
      op: 'query',
      text: sql,
      params: parameters,
      begins: this.#transaction === 'wanted',
      maxCharacters: maxCharacters(this.#role),
    } as const
    const context = this.#context
    this.#context = []
    if (task.begins) this.#transaction = 'open'
    const { rows, affectedRows } = await this.#engine.run({ ...task, context }, timeoutMs(this.#role))
    return affectedRows === undefined
      ? { rows: rows as R[] }
      : { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
  }

  begin(): void {
    this.#transaction = 'wanted'
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    const isOpen = this.#transaction === 'open'
    this.#transaction = 'none'
    this.#context = []
    if (isOpen) await this.executeQuery(CompiledQuery.raw(command))
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream.')
  }
}

async function acquire(engine: Engine, mutex: Mutex): Promise<SessionConnection> {
  const release = await mutex.lock(TURN_MS)
  if (!release)
    throw new EngineError({ code: 'PGRST003', message: 'Timed out acquiring connection from connection pool.' })
  try {
    await engine.ready()
    return new SessionConnection(engine, release)
  } catch (error) {
    release()
    throw error
  }
}

export function exclusiveDialect(engine: Engine, mutex: Mutex): Dialect {
  return postgresDialect({
    init: async () => undefined,
    destroy: async () => undefined,
    async acquireConnection() {
      try {
        return await acquire(engine, mutex)
      } catch (error) {
        if (error instanceof EngineError) rememberDatabaseError(error)
        throw error
      }
    },
    releaseConnection: async (connection) => (connection as SessionConnection).release(),
    beginTransaction: async (connection) => (connection as SessionConnection).begin(),
    commitTransaction: (connection) => (connection as SessionConnection).end('commit'),
    async rollbackTransaction(connection) {
      // Report the first error; a session that does not roll back is replaced.
      await (connection as SessionConnection).end('rollback').catch(() => undefined)
    },
  })
}
