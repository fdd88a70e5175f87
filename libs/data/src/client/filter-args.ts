import { PAGE_SIZE, pageRange } from '@loja/domain/list'
import type { Json } from '../database.types'
import { snakeCase } from './camel'

/** @param ranges the parts that `values` has instead of a period or another range of the list */
export function toFilter<Part extends string, Range extends string = never>(
  { filters }: { filters: readonly Part[] },
  values: { [Name in Part]?: Json } & { [Name in Range]: Json },
  ranges?: Record<Range, true>,
): Record<string, Json> {
  const parts: Record<string, Json | undefined> = values
  // 0 is a value.
  const narrowing = [...filters, ...Object.keys(ranges ?? {})].filter((part) => parts[part] || parts[part] === 0)
  return Object.fromEntries(narrowing.map((part) => [snakeCase(part), parts[part] ?? null]))
}

/** @param page 1-based */
export const pageArgs = (page: number, pageSize = PAGE_SIZE) => ({
  page_size: pageSize,
  page_offset: pageRange(page, pageSize).from,
})

/** Gateways of hosted projects refuse request lines over 8 KiB. */
const LONG_SEARCH = 4000

/** GET requests are retried by the client; long searches need POST. */
export function readMethod({ search }: { search: string }): { get: boolean } {
  return { get: search.length <= LONG_SEARCH }
}

export function filterJson(parts: Record<string, Json>, { get }: { get: boolean }): Json {
  return get ? JSON.stringify(parts) : parts
}
