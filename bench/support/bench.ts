import type { Report } from './report'

/** What the command line asks of a bench; undefined leaves it to the bench. */
interface BenchOptions {
  products: number | undefined
  orders: number | undefined
  users: number | undefined
  /** Part of an engine's name, to run on that one alone. */
  engine: string | undefined
  /** Part of the name of one of the bench's parts, to run that one alone. */
  part: string | undefined
}

/** A file `bench/<name>.ts` exports one by default. */
export interface Bench {
  /** One line for the list of benches. */
  title: string
  run(report: Report, options: BenchOptions): Promise<void>
}
