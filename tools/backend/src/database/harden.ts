import { CompiledQuery, type Dialect, Kysely } from 'kysely'
import { BackendError } from '../errors'
import { type DatabaseError, requestContext } from '../http/request-context'
import { completeQuery, type Query, type SchemaCache } from '../http/rest/complete-query'
import { protectJsonTexts } from '../http/rest/json-texts'
import { RequestRefusal } from '../http/rest/refusal'
import { closedTables } from './closed-tables'
import type { Database } from './database'

/** The session may be superuser: any other name in a token would escalate. */
export const API_ROLES: readonly string[] = ['anon', 'authenticated', 'service_role']

export const statementTimeoutMs = (role: string): number => (role === 'anon' ? 3000 : 8000)

const MAX_CHARACTERS: Readonly<Record<string, number>> = { anon: 8_000_000, authenticated: 24_000_000 }

/** Embedded tables multiply rows, and 30 MB block the thread for a second. */
export const maxCharacters = (role: string): number => MAX_CHARACTERS[role] ?? Number.POSITIVE_INFINITY

export const SESSION_CONTEXT_SQL = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true),
  set_config('statement_timeout', case $1 when 'anon' then '3s' else '8s' end, true)`

const RPC_CONTEXT_SQL = `select set_config('response.status', '', true), set_config('response.headers', '', true),
  set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`

const READ_ONLY_SQL = 'SET LOCAL transaction_read_only = on'

const CONTEXT_SQL: ReadonlySet<string> = new Set([SESSION_CONTEXT_SQL, RPC_CONTEXT_SQL, READ_ONLY_SQL])

export const isContext = (sql: string): boolean => CONTEXT_SQL.has(sql)

/** Their detail contains the whole refused row. */
const HOLDS_ROW = /^(23502|23514|44000)$/

interface RpcRequest {
  method: string
  path: string
  requestHeaders?: Record<string, string>
}

interface JwtVars {
  auth?: { uid?: unknown; role?: unknown; jwt?: unknown }
}

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

/** As PostgREST: `2026-11-21T03:07:06.973+00:00`. */
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

export function harden(connection: Database['connection'], dialect: Dialect): void {
  const internals = assertInternals(connection)
  internals.kysely = new Kysely({ dialect, plugins: [closedTables] })
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

/** Lite 0.10.0 reads the catalogue for each request until the first read ends: sixty at once took minutes. */
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

/** `http/rest` reads filters, arguments and texts in jsonb. */
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

export function rememberDatabaseError(error: DatabaseError): void {
  const store = requestContext.getStore()
  if (store) store.databaseError = error
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
