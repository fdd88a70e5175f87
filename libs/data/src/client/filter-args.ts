import type { Json } from '../database.types'

/**
 * The `filter` that database functions take: the parts that narrow the list, by their names in snake case.
 * @param list the description of the list's address
 * @param values may hold more than the parts of the filter, e.g. the page
 */
export function toFilter<Part extends string>(
  { filters }: { filters: readonly Part[] },
  values: Record<Part, Json>,
): Record<string, Json> {
  const narrowing = filters.filter((part) => values[part])
  return Object.fromEntries(narrowing.map((part) => [snakeCase(part), values[part]]))
}

/** As columns and arguments of the database are named. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The argument `filter` as a request takes it: a GET has texts only. */
export function filterJson(parts: Record<string, Json>, { get }: { get: boolean }): Json {
  return get ? JSON.stringify(parts) : parts
}
