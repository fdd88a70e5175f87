import { createPostgresConnection } from '@supabase/lite/postgres'
import { type ClientBase, type ClientConfig, Pool, type QueryResult } from 'pg'
import type { Database, Session } from '../database/database'
import { harden } from '../database/harden'
import { BackendError } from '../errors'
import { toConnectError } from './connect-error'
import { Listener } from './listener'
import { pooledDialect } from './postgres-dialect'
import { ValueTypes } from './values'

// Lite's replacement throws when a warning is an Error, e.g. for too many listeners.
const warnAsText = process.emitWarning
process.emitWarning = (warning: string | Error, ...rest: unknown[]) =>
  Reflect.apply(warnAsText, process, [
    warning instanceof Error ? `${warning.name}: ${warning.message}` : warning,
    ...rest,
  ])

const MAX_CONNECTIONS = 10
const OLDEST_VERSION = 15
const STRUCTURE_LOCK = "hashtextextended('loja-admin structure', 0)"

function describeDatabaseUrl(url: string): string {
  // The built-in error would contain the password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new BackendError(
      'database-refused',
      'The address of the database must have the form postgres://account:password@host:port/name.',
    )
  }
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

function lastOf<T>(result: QueryResult | QueryResult[]): T[] {
  // The driver's types omit lists of results.
  return ((Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? []) as T[]
}

function sessionOf(client: Pick<ClientBase, 'query'> | Pool): Session {
  return {
    query: async <T>(text: string, params: unknown[] = []) => lastOf<T>(await client.query(text, params)),
    exec: async <T>(text: string) => lastOf<T>(await client.query(text)),
  }
}

/** Transaction poolers break locks and notifications. */
export async function openPostgres(url: string): Promise<Database> {
  const where = describeDatabaseUrl(url)
  const valueTypes = new ValueTypes()
  const types = valueTypes as NonNullable<ClientConfig['types']>
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'loja-admin',
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC -c client_min_messages=warning',
    types,
  }
  const pool = new Pool({ ...config, max: MAX_CONNECTIONS, idleTimeoutMillis: 60_000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await assertVersion(pool)
    await valueTypes.load(pool)
  } catch (error) {
    await pool.end()
    throw toConnectError(error, where)
  }

  // Lite's own client never connects, and would reveal its address.
  const connection = createPostgresConnection({ url: 'postgres://localhost' })
  harden(connection, pooledDialect(pool, types))
  const listeners: Listener[] = []
  return {
    engine: 'postgres',
    connection,
    ...sessionOf(pool),
    transaction: (work) => inTransaction(pool, work),
    async exclusively(work) {
      try {
        const result = await underLock(pool, work)
        await valueTypes.load(pool)
        return result
      } catch (error) {
        throw toConnectError(error, where)
      }
    },
    async listen(channel, onNotify) {
      const listener = new Listener(config, channel, onNotify)
      await listener.open()
      listeners.push(listener)
    },
    async close() {
      for (const listener of listeners) await listener.close()
      await pool.end()
    },
  }
}

async function assertVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new BackendError('failed', `PostgreSQL ${version} is too old; ${OLDEST_VERSION} or newer is needed.`)
  }
}

async function inTransaction<T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const result = await work(sessionOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      failure = lost
    })
    throw error
  } finally {
    client.release(failure)
  }
}

async function underLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${STRUCTURE_LOCK})`)
    return await work()
  } finally {
    client.release(true)
  }
}
