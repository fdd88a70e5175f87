import { isUuid } from '../format/uuid'
import type { FilterParam, ListParam } from './list-params'

export const SEARCH_LIMIT = 100

/** Keeps the offset inside PostgreSQL's integer range. */
const PAGE_LIMIT = 10_000_000

interface TextOptions {
  limit?: (text: string) => string
  narrows?: (text: string) => boolean
}

export function textParam(name: string, options: TextOptions = {}): FilterParam<string> {
  const { limit = limitSearch, narrows = (text) => text.trim() !== '' } = options
  return {
    initial: '',
    parse: (query) => limit(query.get(name) ?? ''),
    format: (text): Record<string, string> => (text ? { [name]: text } : {}),
    narrows,
  }
}

/** Values that are their own words in the address, or the word of each. */
type Choices<Value extends string | number> = readonly Value[] | Readonly<Record<Value, string>>

export function filterParam<Value extends string | number>(
  name: string,
  choices: Choices<Value>,
): FilterParam<Value | null> {
  const { values, wordOf } = wordsOf(choices)
  return {
    initial: null,
    parse: (query) => values.find((value) => wordOf(value) === query.get(name)) ?? null,
    format: (value): Record<string, string> => (value ? { [name]: wordOf(value) } : {}),
    narrows: (value) => value !== null,
  }
}

export function idParam(name: string): FilterParam<string | null> {
  return {
    initial: null,
    parse: (query) => {
      const id = query.get(name)
      return isUuid(id) ? id.toLowerCase() : null
    },
    format: (id): Record<string, string> => (id ? { [name]: id } : {}),
    narrows: (id) => id !== null,
  }
}

export function nameParam(name: string, limit: number): FilterParam<string | null> {
  return {
    initial: null,
    parse: (query) => query.get(name)?.slice(0, limit).trim() || null,
    format: (value): Record<string, string> => (value ? { [name]: value } : {}),
    narrows: (value) => value !== null,
  }
}

export function flagParam(name: string): FilterParam<boolean> {
  return {
    initial: false,
    parse: (query) => query.get(name) === 'sim',
    format: (on): Record<string, string> => (on ? { [name]: 'sim' } : {}),
    narrows: (on) => on,
  }
}

/** The first value is the default. */
export function choiceParam<Value extends string | number>(name: string, choices: Choices<Value>): ListParam<Value> {
  const { values, wordOf } = wordsOf(choices)
  const initial = values[0] as Value
  return {
    initial,
    values,
    parse: (query) => values.find((value) => value !== initial && wordOf(value) === query.get(name)) ?? initial,
    format: (value): Record<string, string> => (value === initial ? {} : { [name]: wordOf(value) }),
  }
}

function wordsOf<Value extends string | number>(choices: Choices<Value>) {
  if (Array.isArray(choices)) return { values: choices as readonly Value[], wordOf: String }
  const words = choices as Record<Value, string>
  return { values: Object.keys(words) as Value[], wordOf: (value: Value) => words[value] }
}

export const PAGE_NAME = 'pagina'

/** 1-based; invalid values count as page 1. */
export const pageParam: ListParam<number> = {
  initial: 1,
  parse: (query) => {
    const text = query.get(PAGE_NAME)
    if (!text || !/^\d{1,8}$/.test(text)) return 1
    return Math.min(Math.max(1, Number(text)), PAGE_LIMIT)
  },
  format: (page): Record<string, string> => (page > 1 ? { [PAGE_NAME]: String(page) } : {}),
}

export const pageSizeParam = choiceParam('por-pagina', [20, 50, 100] as const)

export type ActiveStatus = 'active' | 'inactive'

/** PostgreSQL refuses U+0000. */
function limitSearch(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').slice(0, SEARCH_LIMIT)
}
