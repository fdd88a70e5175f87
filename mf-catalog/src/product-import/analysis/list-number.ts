import type { Analyst } from './start-analyst'

const numbers = new WeakMap<Analyst, number>()
let last = 0

/** A number for who holds a list: no two lists share an entry of the query cache. */
export function listNumber(analyst: Analyst): number {
  const known = numbers.get(analyst)
  if (known !== undefined) return known
  last += 1
  numbers.set(analyst, last)
  return last
}
