import type { Json } from '../database.types'
import { snakeCase } from './camel'

export function toFilter<Part extends string>(
  { filters }: { filters: readonly Part[] },
  values: Record<Part, Json>,
): Record<string, Json> {
  // 0 is a value.
  const narrowing = filters.filter((part) => values[part] || values[part] === 0)
  return Object.fromEntries(narrowing.map((part) => [snakeCase(part), values[part]]))
}

/** Gateways of hosted projects refuse request lines over 8 KiB. */
const LONG_SEARCH = 4000

/** GET requests are retried by the client; long searches need POST. */
export function readMethod({ search }: { search: string }): { get: boolean } {
  return { get: search.length <= LONG_SEARCH }
}

export function filterJson(parts: Record<string, Json>, { get }: { get: boolean }): Json {
  return get ? JSON.stringify(parts) : parts
}
