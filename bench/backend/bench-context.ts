import type { RunningBackend } from '@loja/backend'
import type { Administrator } from '../support/callers'
import type { Report } from '../support/report'

export interface Setting {
  report: Report
  backend: RunningBackend
  admin: Administrator
  products: number
}
