import type { Operations } from './conditions'
import { RequestRefusal, unreadable } from './refusal'

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['eq', '$eq'],
  ['neq', '$neq'],
  ['gt', '$gt'],
  ['gte', '$gte'],
  ['lt', '$lt'],
  ['lte', '$lte'],
  ['like', '$like'],
  ['ilike', '$ilike'],
  ['match', '$regex'],
  ['imatch', '$iregex'],
  ['is', '$is'],
  ['isdistinct', '$isDistinct'],
  ['in', '$in'],
  ['cs', '$contains'],
  ['cd', '$containedBy'],
  ['ov', '$overlaps'],
  ['sl', '$rangeLt'],
  ['sr', '$rangeGt'],
  ['nxl', '$rangeGte'],
  ['nxr', '$rangeLte'],
  ['adj', '$rangeAdjacent'],
])
const QUANTIFIED = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const TEXT_SEARCHES: ReadonlyMap<string, string | undefined> = new Map([
  ['fts', undefined],
  ['plfts', 'plain'],
  ['phfts', 'phrase'],
  ['wfts', 'websearch'],
])
/** What lite compiles on a path into jsonb; any other operator it silently takes for `=` (0.10.0). */
const ON_JSON_PATHS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in'])
/** Lite's own signs for `is.not_null` and `is.unknown`. */
const TRUTH_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['not_null', Symbol.for('postgrest:not_null')],
  ['true', true],
  ['false', false],
  ['unknown', Symbol.for('postgrest:unknown')],
])

const FIELD = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_$ -]*[\p{L}\p{N}_$])?(?:->>?[^.,:()<>'"\\;\s][^.,:()<>'"\\;]*)*$/u
const OPERATOR = /^(not\.)?([a-z]+)(?:\(([A-Za-z_][\w ]*)\))?\./

/** An operator before its value: `not.eq`, `like(any)`, `fts(portuguese)`. */
export interface Operator {
  name: string
  isNegated: boolean
  /** What stands in brackets behind it. */
  modifier: string | undefined
}

/** Splits `eq.5` into operator and value; undefined when no operator stands there. */
export function splitOperator(text: string): { operator: Operator; value: string } | undefined {
  const [all, not, name = '', modifier] = OPERATOR.exec(text) ?? []
  if (all === undefined || !isOperator(name, modifier)) return undefined
  return { operator: { name, isNegated: not !== undefined, modifier }, value: text.slice(all.length) }
}

function isOperator(name: string, modifier: string | undefined): boolean {
  if (TEXT_SEARCHES.has(name)) return true
  if (!OPERATORS.has(name)) return false
  return modifier === undefined || ((modifier === 'any' || modifier === 'all') && QUANTIFIED.has(name))
}

/**
 * The column of a filter as lite names it, e.g. `price` or `shipping_address->>zip`.
 * @throws RequestRefusal for what is no name; for `__proto__` too, which lite 0.10.0 writes into the prototype of all
 * objects of the process
 */
export function fieldName(text: string): string {
  const quoted = /^"([^"\0]+)"$/.exec(text)?.[1]
  const name = quoted ?? text
  if (name === '__proto__' || name.startsWith('$')) throw noColumn(name)
  if (quoted === undefined && !FIELD.test(text)) throw unreadable('filter', text)
  return name
}

function noColumn(name: string): RequestRefusal {
  return new RequestRefusal(400, '42703', `column ${name} does not exist`)
}

/**
 * The filter as lite's compiler takes it. Values stay the text they are, which the database reads as the column's type:
 * lite 0.10.0 makes numbers of what looks like one, so that `name=eq.0x10` found `16`.
 * @param value text, or for `in` the list of texts
 * @throws RequestRefusal
 */
export function operationsOf(field: string, operator: Operator, value: string | string[]): Operations {
  const { name, isNegated, modifier } = operator
  if (field.includes('->') && (!ON_JSON_PATHS.has(name) || modifier !== undefined)) {
    throw new RequestRefusal(400, 'PGRST100', `"${name}" is not supported on a path into JSON`)
  }
  if (name === 'in') return { [isNegated ? '$notIn' : '$in']: value }
  const text = value as string
  if (name === 'is') return { [isNegated ? '$isNot' : '$is']: truthValue(text) }
  const operations = TEXT_SEARCHES.has(name)
    ? { $textSearch: textSearch(name, modifier, text) }
    : { [`${OPERATORS.get(name)}${quantifier(modifier)}`]: name.endsWith('like') ? text.replaceAll('*', '%') : text }
  return isNegated ? { $not: operations } : operations
}

function truthValue(text: string): unknown {
  const value = TRUTH_VALUES.get(text.toLowerCase())
  if (value === undefined) throw unreadable('filter', `is.${text}`)
  return value
}

function quantifier(modifier: string | undefined): string {
  return modifier === undefined ? '' : modifier === 'any' ? 'Any' : 'All'
}

function textSearch(name: string, config: string | undefined, query: string) {
  const type = TEXT_SEARCHES.get(name)
  return { query, ...(type !== undefined && { type }), ...(config !== undefined && { config }) }
}
