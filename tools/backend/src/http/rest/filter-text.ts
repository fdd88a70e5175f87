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
/** Lite 0.10.0 treats any other operator on a JSON path as `=`. */
const ON_JSON_PATHS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in'])
const TRUTH_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['not_null', Symbol.for('postgrest:not_null')],
  ['true', true],
  ['false', false],
  ['unknown', Symbol.for('postgrest:unknown')],
])

const FIELD = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_$ -]*[\p{L}\p{N}_$])?(?:->>?[^.,:()<>'"\\;\s][^.,:()<>'"\\;]*)*$/u
const OPERATOR = /^(not\.)?([a-z]+)(?:\(([A-Za-z_][\w ]*)\))?\./

export interface Operator {
  name: string
  isNegated: boolean
  modifier: string | undefined
}

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

/** Refuses `__proto__`, which lite 0.10.0 writes. */
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

/** Lite 0.10.0 turns `name=eq.0x10` into 16. */
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
