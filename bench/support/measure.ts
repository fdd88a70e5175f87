export interface Variant {
  before?(): Promise<unknown>
  run(): Promise<unknown>
  after?(): Promise<unknown>
}

export interface Timing {
  min: number
  median: number
  spread: number
}

export type Timings<Name extends string> = Record<Name, Timing>

const quantile = (sorted: number[], share: number): number => {
  const position = (sorted.length - 1) * share
  const low = sorted[Math.floor(position)] ?? 0
  const high = sorted[Math.ceil(position)] ?? low
  return low + (high - low) * (position - Math.floor(position))
}

export function summarize(samples: number[]): Timing {
  const sorted = [...samples].sort((a, b) => a - b)
  const median = quantile(sorted, 0.5)
  const spread = median === 0 ? 0 : (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median
  return { min: sorted[0] ?? 0, median, spread }
}

export function spreadOf(samples: number[]): string {
  const { min, median } = summarize(samples)
  return `fastest ${min.toFixed(0)} ms, median ${median.toFixed(0)}, worst ${Math.max(...samples).toFixed(0)}`
}

/** Every other round runs backwards, so that other work and warm caches affect all variants alike. */
export async function interleave<Name extends string>(
  variants: Record<Name, Variant>,
  { rounds = 7, warmUps = 1 }: { rounds?: number; warmUps?: number } = {},
): Promise<Timings<Name>> {
  const names = Object.keys(variants) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const { before, run, after } = variants[name]
      await before?.()
      const start = performance.now()
      await run()
      const took = performance.now() - start
      await after?.()
      if (round >= 0) samples[name].push(took)
    }
  }
  return Object.fromEntries(names.map((name) => [name, summarize(samples[name])])) as Timings<Name>
}

/** Noise only adds time, so the fastest runs are compared. */
export function ratioOf(ours: Timing, reference: Timing): number {
  return ours.min / reference.min
}
