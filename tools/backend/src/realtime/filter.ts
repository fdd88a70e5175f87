import type { PublishedColumn } from './change-log'

const COMPARISONS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const
const NUMBER_TYPES = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']
const TIME_TYPES = ['timestamptz', 'timestamp', 'date']
const IS_VALUES = ['null', 'true', 'false', 'unknown']
const MAX_LIST = 100

export interface Condition {
  column: PublishedColumn
  isNegated: boolean
  operator: (typeof COMPARISONS)[number] | 'in' | 'is'
  values: (string | number | boolean)[]
}

function splitList(text: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    let character = text.charAt(index)
    if (isQuoted && character === '\\') {
      character += text.charAt(index + 1)
      index += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === '(') depth += 1
    else if (!isQuoted && character === ')') depth -= 1
    if (character === ',' && !isQuoted && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/s.exec(text)
  return quoted ? (quoted[1] ?? '').replace(/\\(.)/gs, '$1') : text
}

export function parseFilter(text: string, columns: PublishedColumn[]): Condition[] | undefined {
  const conditions: Condition[] = []
  for (const part of splitList(text)) {
    const condition = parseCondition(part, columns)
    if (!condition) return undefined
    conditions.push(condition)
  }
  return conditions
}

function parseCondition(text: string, columns: PublishedColumn[]): Condition | undefined {
  const [, name, not, word, value = ''] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  const column = columns.find((candidate) => candidate.name === name)
  if (!column) return undefined
  const isNegated = not !== undefined
  if (word === 'is')
    return IS_VALUES.includes(value) ? { column, isNegated, operator: word, values: [value] } : undefined
  let texts = [unquote(value)]
  if (word === 'in') {
    const list = /^\((.+)\)$/s.exec(value)?.[1]
    if (list === undefined) return undefined
    texts = splitList(list).map(unquote)
  }
  const operator = word === 'in' ? word : COMPARISONS.find((known) => known === word)
  const values = texts.map((item) => comparable(item, column.type))
  if (!operator || values.length > MAX_LIST) return undefined
  return values.every((item) => item !== undefined) ? { column, isNegated, operator, values } : undefined
}

function comparable(value: unknown, type: string): string | number | boolean | undefined {
  const text = String(value)
  if (type === 'bool') return /^t(rue)?$/.test(text) ? true : /^f(alse)?$/.test(text) ? false : undefined
  const parse = NUMBER_TYPES.includes(type) ? Number : TIME_TYPES.includes(type) ? Date.parse : undefined
  if (!parse) return type === 'uuid' ? text.toLowerCase() : typeof value === 'object' ? JSON.stringify(value) : text
  const number = text.trim() === '' ? Number.NaN : parse(text)
  return Number.isNaN(number) ? undefined : number
}

/** Comparisons with null are false, like SQL's. */
export function matchesFilter(conditions: Condition[], record: Record<string, unknown>): boolean {
  return conditions.every((condition) => holds(condition, record[condition.column.name]))
}

function holds({ column, isNegated, operator, values }: Condition, value: unknown): boolean {
  if (value === undefined) return false
  if (operator === 'is') return isState(value, String(values[0])) !== isNegated
  if (value === null) return false
  const left = comparable(value, column.type)
  if (left === undefined) return false
  if (operator === 'in') return values.includes(left) !== isNegated
  const right = values[0] ?? ''
  const result = {
    eq: left === right,
    neq: left !== right,
    lt: left < right,
    lte: left <= right,
    gt: left > right,
    gte: left >= right,
  }
  return result[operator] !== isNegated
}

function isState(value: unknown, state: string): boolean {
  return state === 'null' || state === 'unknown' ? value === null : value === (state === 'true')
}
