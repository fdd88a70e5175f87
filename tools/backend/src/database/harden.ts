import { CompiledQuery, type Dialect, Kysely } from 'kysely'
import { BackendError } from '../errors'
import { type DatabaseError, requestContext } from '../http/request-context'
import { completeQuery, type Query, type SchemaCache } from '../http/rest/complete-query'
import { protectJsonTexts } from '../http/rest/json-texts'
import { RequestRefusal } from '../http/rest/refusal'
import type { Database } from './database'

/** The database roles that a token may name. The session may be superuser, so any other name would be a way up. */
export const API_ROLES: readonly string[] = ['anon', 'authenticated', 'service_role']

/** How long a statement of a caller may take, in milliseconds: the hosted limits of the API roles. */
export const statementTimeoutMs = (role: string): number => (role === 'anon' ? 3000 : 8000)

/** By role; that of staff takes a batch of an export with the longest descriptions. */
const MAX_CHARACTERS: Readonly<Record<string, number>> = { anon: 8_000_000, authenticated: 24_000_000 }

/**
 * Characters in the rows of an answer. A table embedded below another one multiplies its rows, and 30 MB of them keep the
 * one thread busy for a second.
 */
export const maxCharacters = (role: string): number => MAX_CHARACTERS[role] ?? Number.POSITIVE_INFINITY

/**
 * Takes on a caller for the rest of the transaction: role, account id, the token's content as JSON. The time a statement
 * may take is the one above; a server enforces it, for PGlite its dialect does.
 */
export const SESSION_CONTEXT_SQL = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true),
  set_config('statement_timeout', case $1 when 'anon' then '3s' else '8s' end, true)`

/** What a function may ask about its request, and say about its answer, for the rest of the transaction: method, path, headers as JSON. */
const RPC_CONTEXT_SQL = `select set_config('response.status', '', true), set_config('response.headers', '', true),
  set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`

/** Lite's own, before a function that was asked for by GET. */
const READ_ONLY_SQL = 'SET LOCAL transaction_read_only = on'

const CONTEXT_SQL: ReadonlySet<string> = new Set([SESSION_CONTEXT_SQL, RPC_CONTEXT_SQL, READ_ONLY_SQL])

/** Whether a statement only prepares those that follow it in its transaction: nobody looks at its rows. */
export const isContext = (sql: string): boolean => CONTEXT_SQL.has(sql)

/** Errors whose detail is the whole row that was refused, columns the caller may not read included. */
const HOLDS_ROW = /^(23502|23514|44000)$/

interface RpcRequest {
  method: string
  path: string
  requestHeaders?: Record<string, string>
}

interface JwtVars {
  auth?: { uid?: unknown; role?: unknown; jwt?: unknown }
}

/** Members of lite's connection that are not public and that the hardening replaces. */
interface LiteInternals {
  ensureRlsContext(): Promise<boolean>
  applyJwtSessionContext(db: Kysely<unknown>, vars: JwtVars): Promise<void>
  applyRpcRequestGucs(db: Kysely<unknown>, request: RpcRequest): Promise<void>
  normalizeDbError(error: unknown): unknown
  onPostgrestAST(query: Query, vars?: JwtVars): Promise<Query>
  deserializeRow(row: unknown): unknown
  introspect(options?: { useCache?: boolean; postprocess?: boolean }): Promise<SchemaCache>
  kysely: Kysely<unknown>
}

/** `2026-11-21 03:07:06.973+00` as PostgREST writes it: `2026-11-21T03:07:06.973+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

const REPLACED = [
  'ensureRlsContext',
  'applyJwtSessionContext',
  'applyRpcRequestGucs',
  'normalizeDbError',
  'onPostgrestAST',
  'deserializeRow',
  'introspect',
] as const

function assertInternals(connection: Database['connection']): LiteInternals {
  const internals = connection as unknown as LiteInternals
  for (const name of REPLACED) {
    if (typeof internals[name] !== 'function') {
      throw new BackendError(
        'failed',
        `@supabase/lite no longer has ${name}(), which the hardening replaces: review tools/backend before upgrading.`,
      )
    }
  }
  return internals
}

/**
 * Closes the holes of lite's connection, whatever the engine: our own dialect, no blanket grants at the first request,
 * only the three API roles, and the original database error kept for the HTTP layer.
 */
export function harden(connection: Database['connection'], dialect: Dialect): void {
  const internals = assertInternals(connection)
  internals.kysely = new Kysely({ dialect })
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
  // Lite sets each by a statement of its own: five ways to the database for one.
  internals.applyRpcRequestGucs = async (db, { method, path, requestHeaders = {} }) => {
    await db.executeQuery(CompiledQuery.raw(RPC_CONTEXT_SQL, [method, path, JSON.stringify(requestHeaders)]))
  }
  readCatalogueOnce(internals)
  readQueriesOurselves(internals)
  const normalize = internals.normalizeDbError.bind(connection)
  internals.normalizeDbError = (error) => {
    if (error instanceof RequestRefusal) rememberRefusal(error)
    const normalized = normalize(error)
    if (!isDatabaseError(normalized)) return normalized
    if (HOLDS_ROW.test(normalized.code)) normalized.detail = null
    rememberDatabaseError(normalized)
    return normalized
  }
}

/**
 * Lite keeps what it reads of the catalogue, but lite 0.10.0 begins anew for each request that comes before the first
 * reading is done: sixty at once kept a server that had just started busy for minutes.
 */
function readCatalogueOnce(internals: LiteInternals): void {
  const introspect = internals.introspect.bind(internals)
  let reading: Promise<SchemaCache> | undefined
  internals.introspect = (options) => {
    if (options?.useCache !== true || options.postprocess === false) return introspect(options)
    reading ??= introspect(options).finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** Lite parses what is left in the query string; filters, arguments and texts within jsonb are ours: `http/rest`. */
function readQueriesOurselves(internals: LiteInternals): void {
  const check = internals.onPostgrestAST.bind(internals)
  internals.onPostgrestAST = async (parsed, vars) => {
    const query = await check(parsed, vars)
    const context = requestContext.getStore()
    if (context) {
      completeQuery(query, context, await internals.introspect({ useCache: true }))
      context.select = query.select
    }
    return query
  }
  const deserialize = internals.deserializeRow.bind(internals)
  internals.deserializeRow = (row) => deserialize(protectJsonTexts(row, requestContext.getStore()?.select))
}

function rememberRefusal(refusal: RequestRefusal): void {
  const context = requestContext.getStore()
  if (context) context.refusal = refusal
}

/** Keeps the error for the answer to the request that is being answered, if one is. */
export function rememberDatabaseError(error: DatabaseError): void {
  const store = requestContext.getStore()
  if (store) store.databaseError = error
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
