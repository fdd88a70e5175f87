import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { type DashboardSummary, dashboardSummaryShape } from './dashboard-summary'

/** Keys of the query cache. */
export const dashboardKeys = { summary: ['dashboard', 'summary'] } as const

const OPERATION = 'dashboard.summary'

/** Everything that the dashboard shows, in one request. @throws DataError `invalid` when a figure is missing */
export async function getDashboardSummary(signal?: AbortSignal): Promise<DashboardSummary> {
  const rows = await ask(OPERATION, db().rpc('dashboard_summary'), signal)
  return checkedAnswer(OPERATION, dashboardSummaryShape, oneRow(OPERATION, rows))
}
