import { summarize } from '../support/measure'
import type { Visitor } from './visitor'

export async function interleaved<T>(
  visitors: Visitor[],
  { rounds, warmUps }: { rounds: number; warmUps: number },
  measure: (visitor: Visitor) => Promise<T | null>,
): Promise<Map<string, T[]>> {
  const found = new Map(visitors.map(({ build }): [string, T[]] => [build, []]))
  const able = new Set(visitors)
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const visitor of round % 2 === 0 ? visitors : [...visitors].reverse()) {
      if (!able.has(visitor)) continue
      const measured = await measure(visitor)
      if (measured === null) able.delete(visitor)
      else if (round >= 0) found.get(visitor.build)?.push(measured)
    }
  }
  return found
}

export function medianOf<T>(all: T[], read: (one: T) => number): number | null {
  return all.length === 0 ? null : summarize(all.map(read)).median
}

export const REFERENCE = '12cd8cc'

/** Null without `REFERENCE`. */
export function ratioTo<T>(rounds: Map<string, T[]>, read: (one: T) => number): number | null {
  const [ours = []] = rounds.values()
  const earlier = rounds.get(REFERENCE)
  if (!earlier || earlier.length < ours.length) return null
  return medianOf(
    ours.map((one, round) => read(one) / Math.max(1, read(earlier[round] as T))),
    (ratio) => ratio,
  )
}

export function compare<T>(
  rounds: Map<string, T[]>,
  middle: (all: T[]) => number | null,
  write: (value: number) => string,
): string {
  const [[, ours] = ['', []], ...others] = [...rounds]
  const value = middle(ours)
  const shown = others.map(([build, all]) => {
    const other = middle(all)
    if (other === null || value === null) return `${build} –`
    return `${build} ${write(other)}${other === 0 ? '' : ` (${(value / other).toFixed(2)})`}`
  })
  return [value === null ? '–' : write(value), ...shown].join(' · ')
}
