/** What is timed, and what puts things back afterwards, untimed. */
export interface Variant {
  run(): Promise<unknown>
  after?(): Promise<unknown>
}

/** Milliseconds of one variant over all rounds. */
export interface Timing {
  min: number
  median: number
  /** Half the distance between the first and the third quartile, as a share of the median: how noisy it was. */
  spread: number
}

/** Times of the variants under their names. */
export type Timings<Name extends string> = Record<Name, Timing>

const quantile = (sorted: number[], share: number): number => {
  const position = (sorted.length - 1) * share
  const low = sorted[Math.floor(position)] ?? 0
  const high = sorted[Math.ceil(position)] ?? low
  return low + (high - low) * (position - Math.floor(position))
}

/** @param samples milliseconds, at least one */
export function summarize(samples: number[]): Timing {
  const sorted = [...samples].sort((a, b) => a - b)
  const median = quantile(sorted, 0.5)
  const spread = median === 0 ? 0 : (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median
  return { min: sorted[0] ?? 0, median, spread }
}

/**
 * Times the variants in turn, round by round, so that whatever else the machine does meets all of them alike; every
 * other round backwards, so that none is always the one that finds warm caches.
 */
export async function interleave<Name extends string>(
  variants: Record<Name, Variant>,
  { rounds = 7, warmUps = 1 }: { rounds?: number; warmUps?: number } = {},
): Promise<Timings<Name>> {
  const names = Object.keys(variants) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const { run, after } = variants[name]
      const start = performance.now()
      await run()
      const took = performance.now() - start
      await after?.()
      if (round >= 0) samples[name].push(took)
    }
  }
  return Object.fromEntries(names.map((name) => [name, summarize(samples[name])])) as Timings<Name>
}

/** How many times as long as `reference`, by the fastest run of each: noise only ever adds time. */
export function ratioOf(ours: Timing, reference: Timing): number {
  return ours.min / reference.min
}
