import type { Report } from './report'

interface BenchOptions {
  products: number | undefined
  orders: number | undefined
  users: number | undefined
  /** Part of an engine's name. */
  engine: string | undefined
  /** Part of the name of a part of the bench. */
  part: string | undefined
}

export interface Bench {
  title: string
  run(report: Report, options: BenchOptions): Promise<void>
}
