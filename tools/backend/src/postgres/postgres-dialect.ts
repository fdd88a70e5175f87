import { CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult } from 'kysely'
import type { CustomTypesConfig, Pool, PoolClient } from 'pg'
import { maxCharacters, rememberDatabaseError, SESSION_CONTEXT_SQL } from '../database/harden'
import { postgresDialect } from '../database/kysely-dialect'
import { assertSendable } from '../database/sendable'
import { isConnectionFailure } from './connect-error'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** For an array the driver cannot distinguish a JSON list from a PostgreSQL one. */
async function jsonParameters(client: PoolClient, text: string): Promise<boolean[]> {
  await client.query(`prepare loja_described as ${text}`)
  const described = await client.query<{ isJson: boolean }>(`
    select type in ('json'::regtype, 'jsonb'::regtype) as "isJson"
    from pg_catalog.pg_prepared_statements, unnest(parameter_types) with ordinality as parameter (type, position)
    where name = 'loja_described' order by position`)
  await client.query('deallocate loja_described')
  return described.rows.map(({ isJson }) => isJson)
}

type Types = NonNullable<CustomTypesConfig>

function countingTypes(types: Types, limit: number): { types: Types; isExceeded: () => boolean } {
  let characters = 0
  const getTypeParser = ((oid: number, format: 'text') => {
    const parse = types.getTypeParser(oid, format) as (text: string) => unknown
    return (text: string) => {
      characters += text.length
      return characters > limit ? null : parse(text)
    }
  }) as Types['getTypeParser']
  return { types: { getTypeParser }, isExceeded: () => characters > limit }
}

class PooledConnection implements DatabaseConnection {
  readonly client: PoolClient
  readonly #types: Types
  #role = 'authenticated'
  isBroken = false

  constructor(client: PoolClient, types: Types) {
    this.client = client
    this.#types = types
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    assertSendable(sql, parameters)
    try {
      if (sql === SESSION_CONTEXT_SQL) this.#role = String(parameters[0])
      const { types, isExceeded } = countingTypes(this.#types, maxCharacters(this.#role))
      const result = await this.client.query({ text: sql, values: await this.#bind(sql, parameters), types })
      if (isExceeded()) throw Object.assign(new Error('the answer is too large'), { code: '54000' })
      return COUNTED.has(result.command)
        ? { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
        : { rows: result.rows }
    } catch (error) {
      if (isConnectionFailure(error)) {
        this.isBroken = true
        rememberLoss(error)
      }
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not served.')
  }

  async #bind(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (!parameters.some(Array.isArray)) return [...parameters]
    const isJson = await jsonParameters(this.client, text)
    return parameters.map((value, index) => (isJson[index] && Array.isArray(value) ? JSON.stringify(value) : value))
  }
}

function rememberLoss(error: unknown): void {
  rememberDatabaseError({ code: '08006', message: error instanceof Error ? error.message : 'connection lost' })
}

/** Later statements of a failed connection would run as the owner. */
export function pooledDialect(pool: Pool, types: Types): Dialect {
  const raw = (text: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(text))
  }
  return postgresDialect({
    init: async () => undefined,
    destroy: async () => undefined,
    acquireConnection: async () => {
      try {
        return new PooledConnection(await pool.connect(), types)
      } catch (error) {
        rememberLoss(error)
        throw error
      }
    },
    releaseConnection: async (connection) => {
      const { client, isBroken } = connection as PooledConnection
      // The next request must not find an open transaction with its role.
      client.release(isBroken || client.getTransactionStatus() !== 'I')
    },
    beginTransaction: raw('begin'),
    commitTransaction: raw('commit'),
    async rollbackTransaction(connection) {
      try {
        await connection.executeQuery(CompiledQuery.raw('rollback'))
      } catch {
        ;(connection as PooledConnection).isBroken = true
      }
    },
  })
}
