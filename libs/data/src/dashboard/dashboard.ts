import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { type DashboardSummary, toDashboardSummary } from './dashboard-summary'

/** `all`: also of the work to do and the sales. */
export const dashboardKeys = { all: ['dashboard'], summary: ['dashboard', 'summary'] } as const

const OPERATION = 'dashboard.summary'

export async function getDashboardSummary(signal?: AbortSignal): Promise<DashboardSummary> {
  const rows = await ask(OPERATION, db().rpc('dashboard_summary'), signal)
  return toDashboardSummary(OPERATION, oneRow(OPERATION, rows))
}
