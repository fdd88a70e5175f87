import { allOf, type Where } from './conditions'
import { fieldName, operationsOf, splitOperator } from './filter-text'
import { parseList, parseLogicTree } from './logic-tree'
import { RequestRefusal, repeated, unreadable } from './refusal'

const FORM = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey'])
const WINDOW = new Set(['order', 'limit', 'offset'])
const WHOLE_NUMBER = /^[+-]?\d{1,18}$/

export type Parameter = [name: string, value: string]

export interface SplitQuery {
  form: Parameter[]
  rest: Parameter[]
}

export interface EmbeddedWhere {
  path: string[]
  where: Where
}

/** Lite 0.10.0 drops repeated and invalid parameters. */
export function splitQuery(parameters: Iterable<Parameter>): SplitQuery {
  const split: SplitQuery = { form: [], rest: [] }
  const seen = new Set<string>()
  for (const [name, value] of parameters) {
    if (`${name}${value}`.includes('\0')) throw unreadable('query string', name)
    const last = name.slice(name.lastIndexOf('.') + 1)
    const isForm = FORM.has(name) || (last !== name && WINDOW.has(last))
    if (!isForm) {
      split.rest.push([name, value])
      continue
    }
    if (seen.has(name)) throw repeated(name)
    seen.add(name)
    if ((last === 'limit' || last === 'offset') && !WHOLE_NUMBER.test(value)) throw unreadable(last, value)
    if (name === 'select' && /(^|[^\w])__proto__([^\w]|$)/.test(value)) throw unreadable('select', value)
    // Lite 0.10.0 answers an unclosed quote with 500.
    if (value.split('"').length % 2 === 0) throw unreadable(name, value)
    split.form.push([name, value])
  }
  return split
}

export function readFilters(filters: Parameter[]): { where: Where; embedded: EmbeddedWhere[] } {
  const own: Where[] = []
  const embedded = new Map<string, { path: string[]; conditions: Where[] }>()
  for (const [name, value] of filters) {
    const { path, key } = splitName(name)
    const condition = conditionOf(key, value)
    if (path.length === 0) {
      own.push(condition)
      continue
    }
    const id = path.join('.')
    const there = embedded.get(id)
    if (there) there.conditions.push(condition)
    else embedded.set(id, { path, conditions: [condition] })
  }
  return {
    where: allOf(own),
    embedded: [...embedded.values()].map(({ path, conditions }) => ({ path, where: allOf(conditions) })),
  }
}

export function looksLikeFilter([name, value]: Parameter): boolean {
  return /^(not\.)?(and|or)$/.test(name) || splitName(name).path.length > 0 || splitOperator(value) !== undefined
}

function splitName(name: string): { path: string[]; key: string } {
  const parts = name.match(/"[^"]*"|[^."]+/g) ?? []
  if (parts.join('.') !== name) throw unreadable('filter', name)
  const isNegatedTree = parts.length > 1 && parts.at(-2) === 'not' && /^(and|or)$/.test(parts.at(-1) ?? '')
  const path = parts.slice(0, isNegatedTree ? -2 : -1)
  return { path, key: name.slice(path.join('.').length + (path.length > 0 ? 1 : 0)) }
}

function conditionOf(key: string, value: string): Where {
  const tree = /^(not\.)?(and|or)$/.exec(key)
  if (tree) {
    const inner: Where = { [`$${tree[2]}`]: parseLogicTree(value) }
    return tree[1] === undefined ? inner : { $not: inner }
  }
  const field = fieldName(key)
  const split = splitOperator(value)
  if (!split) throw unreadable('filter', value)
  const operand = split.operator.name === 'in' ? parseList(split.value) : split.value
  return { [field]: operationsOf(field, split.operator, operand) }
}

/** Lite 0.10.0 drops them and changes all matching rows. */
export function refuseWindow(form: Parameter[]): void {
  const found = form.find(([name]) => name === 'limit' || name === 'offset')
  if (found) throw new RequestRefusal(400, 'PGRST100', `"${found[0]}" is not applied to changes; filter by key instead`)
}
