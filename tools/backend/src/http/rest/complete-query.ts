import type { RequestContext } from '../request-context'
import type { Where } from './conditions'
import { refuseCostlyFilters } from './filter-limit'
import { type FunctionDescription, readFunctionCall } from './function-arguments'
import type { SelectEntry } from './json-texts'
import { type EmbeddedWhere, type Parameter, readFilters } from './query-string'
import { RequestRefusal } from './refusal'
import { inexact, isExact } from './request-body'

export interface Query {
  type: string
  from?: string
  function?: string
  schema?: string
  httpMethod?: string
  paramsType?: string
  inputType?: string
  args?: unknown
  where?: Where
  select?: SelectEntry[]
  join?: Record<string, { from?: string }>
  values?: unknown
}

export interface SchemaCache {
  functions?: FunctionDescription[]
  columns: { schema?: string; table: string; name: string; type: string; pg_type?: string }[]
}

/** @throws RequestRefusal */
export function completeQuery(query: Query, context: RequestContext, cache: SchemaCache): void {
  const { parameters = [], isVisitor = false } = context
  const filters = query.type === 'rpc' ? completeCall(query, parameters, cache) : parameters
  const { where, embedded } = readFilters(filters)
  const wheres = [where, ...embedded.map((condition) => condition.where)]
  context.usesPattern = refuseCostlyFilters(wheres, { isVisitor })
  refuseHiddenTables(query, cache)
  const types = columnTypes(query, cache)
  refuseOtherThanRows(query.values)
  refuseLists(where, types)
  refuseUnfitting(query.values, types)
  if (Object.keys(where).length > 0) query.where = where
  for (const condition of embedded) place(query, condition)
}

function completeCall(query: Query, parameters: Parameter[], { functions = [] }: SchemaCache): Parameter[] {
  if (query.httpMethod !== 'GET') return parameters
  const schema = query.schema ?? 'public'
  const named = functions.filter((one) => one.name === query.function && one.schema === schema)
  const { args, filters } = readFunctionCall(parameters, named)
  if (Object.keys(args).length > 0) query.args = args
  return filters
}

function place(query: Query, { path, where }: EmbeddedWhere): void {
  let scope: Pick<Query, 'select' | 'join'> = query
  let target: { where?: Where } | undefined
  for (const name of path) {
    const next = embeddedIn(scope, name)
    if (!next) {
      throw new RequestRefusal(400, 'PGRST108', `'${name}' is not an embedded resource in this request`)
    }
    scope = next
    target = next
  }
  if (target) target.where = where
}

function embeddedIn({ select = [], join = {} }: Pick<Query, 'select' | 'join'>, name: string) {
  const embeds = select.flatMap((entry) => (typeof entry === 'string' ? [] : Object.entries(entry)))
  const found =
    embeds.find(([alias, value]) => alias === name && value.select) ??
    embeds.find(([alias, value]) => value.select && Object.hasOwn(join, alias) && join[alias]?.from === name)
  return found?.[1]
}

/** PostgREST knows only its own schema; lite 0.10.0 also knows `auth`. */
function refuseHiddenTables(
  { from = '', select = [], join = {} }: Pick<Query, 'from' | 'select' | 'join'>,
  { columns }: SchemaCache,
): void {
  const isTable = (name: string, isServed: boolean) =>
    columns.some(({ table, schema = 'public' }) => table === name && (schema === 'public') === isServed)
  for (const [alias, value] of select.flatMap((entry) => (typeof entry === 'string' ? [] : Object.entries(entry)))) {
    if (!value.select) continue
    const name = join[alias]?.from ?? alias
    if (isTable(name, false) && !isTable(name, true)) {
      const message = `Could not find a relationship between '${from}' and '${name}' in the schema cache`
      throw new RequestRefusal(400, 'PGRST200', message)
    }
    refuseHiddenTables({ ...value, from: name }, { columns })
  }
}

function columnTypes(query: Query, { columns }: SchemaCache): Map<string, string> {
  const schema = query.schema ?? 'public'
  const own = columns.filter((one) => one.table === query.from && (one.schema ?? 'public') === schema)
  return new Map(own.map(({ name, pg_type, type }) => [name, (pg_type ?? type).toLowerCase()]))
}

/** Lite 0.10.0 answers these with 500 when `columns` is given. */
function refuseOtherThanRows(values: unknown): void {
  if (values !== undefined && values !== null && typeof values !== 'object') {
    throw new RequestRefusal(400, 'PGRST102', 'The body must be an object or a list of objects')
  }
}

const HOLDS_BRACES = /^_|\[\]$|array|json|range|record|text search|tsvector/

function refuseLists(where: Where, types: Map<string, string>): void {
  for (const [key, value] of Object.entries(where)) {
    if (Array.isArray(value)) for (const inner of value) refuseLists(inner, types)
    else if (key === '$not') refuseLists(value as Where, types)
    else {
      const type = types.get(key)
      const { $not, ...plain } = value as Record<string, unknown>
      const operand = [plain, $not as Record<string, unknown> | undefined]
        .flatMap((operations) => [operations?.$eq, operations?.$neq])
        .find((text) => typeof text === 'string' && /^\{.*\}$/s.test(text))
      if (type !== undefined && operand !== undefined && !HOLDS_BRACES.test(type)) {
        throw new RequestRefusal(400, '22P02', `invalid input for type ${type}: a list`)
      }
    }
  }
}

const NUMERIC = /^(int|bigint|smallint|numeric|decimal|real|float|double)/

/** Lite 0.10.0 makes a number of a text for a numeric column, and a driver writes an object as JSON. */
function refuseUnfitting(values: unknown, types: Map<string, string>): void {
  for (const row of Array.isArray(values) ? values : [values]) {
    if (typeof row !== 'object' || row === null) continue
    for (const [name, value] of Object.entries(row)) {
      const type = types.get(name) ?? ''
      if (typeof value === 'string' && NUMERIC.test(type) && !isExact(value)) throw inexact(value)
      if (typeof value === 'object' && value !== null && type !== '' && !HOLDS_BRACES.test(type)) {
        throw new RequestRefusal(400, '22P02', `invalid input for type ${type}: a list or an object`)
      }
    }
  }
}
