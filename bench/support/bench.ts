import type { Report } from './report'

interface BenchOptions {
  products: number | undefined
  orders: number | undefined
  users: number | undefined
  engine: string | undefined
  part: string | undefined
}

export interface Bench {
  title: string
  run(report: Report, options: BenchOptions): Promise<void>
}
