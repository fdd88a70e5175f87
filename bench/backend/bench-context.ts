import type { RunningBackend } from '@loja/backend'
import type { Administrator } from '../support/callers'
import type { Report } from '../support/report'

/** What every part of the bench `backend` is given. */
export interface Setting {
  report: Report
  backend: RunningBackend
  admin: Administrator
  /** Products in the shop. */
  products: number
}
