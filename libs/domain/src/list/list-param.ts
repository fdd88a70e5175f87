import { isUuid } from '../format/uuid'
import type { FilterParam, ListParam } from './list-params'

/** Longer than any name or number; the rest of what was pasted is dropped. */
export const SEARCH_LIMIT = 100

/** Beyond any list: keeps the offset inside PostgreSQL's integer range. */
const PAGE_LIMIT = 10_000_000

interface TextOptions {
  /** Makes a text fit for the address. */
  limit?: (text: string) => string
  narrows?: (text: string) => boolean
}

/** A text that is searched for, as typed; empty for all. */
export function textParam(name: string, options: TextOptions = {}): FilterParam<string> {
  const { limit = limitSearch, narrows = (text) => text.trim() !== '' } = options
  return {
    initial: '',
    parse: (query) => limit(query.get(name) ?? ''),
    format: (text): Record<string, string> => (text ? { [name]: text } : {}),
    narrows,
  }
}

/**
 * One of several values; `null` for every one.
 * @param wordOf the word in the address; a value that the database stores is its own
 */
export function filterParam<Value extends string | number>(
  name: string,
  values: readonly Value[],
  wordOf: (value: Value) => string = String,
): FilterParam<Value | null> {
  return {
    initial: null,
    parse: (query) => values.find((value) => wordOf(value) === query.get(name)) ?? null,
    format: (value): Record<string, string> => (value ? { [name]: wordOf(value) } : {}),
    narrows: (value) => value !== null,
  }
}

/** A row of another table by its id; `null` for every one. */
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

/** A value by its whole name, as it is stored; `null` for every one. @param limit longer than any such name */
export function nameParam(name: string, limit: number): FilterParam<string | null> {
  return {
    initial: null,
    parse: (query) => query.get(name)?.slice(0, limit).trim() || null,
    format: (value): Record<string, string> => (value ? { [name]: value } : {}),
    narrows: (value) => value !== null,
  }
}

/** Only what has a quality, or everything. */
export function flagParam(name: string): FilterParam<boolean> {
  return {
    initial: false,
    parse: (query) => query.get(name) === 'sim',
    format: (on): Record<string, string> => (on ? { [name]: 'sim' } : {}),
    narrows: (on) => on,
  }
}

/**
 * One of several ways to show the list, of which the first is its own and not written.
 * @param wordOf the Portuguese word in the address
 */
export function choiceParam<Value extends string | number>(
  name: string,
  values: readonly [Value, ...Value[]],
  wordOf: (value: Value) => string = String,
): ListParam<Value> {
  const [initial] = values
  return {
    initial,
    parse: (query) => values.find((value) => value !== initial && wordOf(value) === query.get(name)) ?? initial,
    format: (value): Record<string, string> => (value === initial ? {} : { [name]: wordOf(value) }),
  }
}

/** Of the page in the address. */
export const PAGE_NAME = 'pagina'

/** The 1-based page; nonsense is page 1. */
export const pageParam: ListParam<number> = {
  initial: 1,
  parse: (query) => {
    const text = query.get(PAGE_NAME)
    if (!text || !/^\d{1,8}$/.test(text)) return 1
    return Math.min(Math.max(1, Number(text)), PAGE_LIMIT)
  },
  format: (page): Record<string, string> => (page > 1 ? { [PAGE_NAME]: String(page) } : {}),
}

/** PostgreSQL refuses a text with U+0000, and no name holds a control character. */
function limitSearch(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').slice(0, SEARCH_LIMIT)
}
