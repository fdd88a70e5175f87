import { db } from '../client/client'
import { DataError, toDataError } from '../client/data-error'
import { parseActivity, parseDailyRevenue } from './dashboard-json'
import type { DashboardSummary } from './dashboard-summary'

const OPERATION = 'dashboard.summary'

/** Everything that the dashboard shows, in one request. @throws DataError */
export async function getDashboardSummary(signal?: AbortSignal): Promise<DashboardSummary> {
  let query = db().rpc('dashboard_summary')
  if (signal) query = query.abortSignal(signal)
  const { data, error, status } = await query
  if (error) throw toDataError(OPERATION, error, status)
  const [row] = data
  const activity = parseActivity(row?.recent_activity)
  const revenueByDay = parseDailyRevenue(row?.revenue_by_day)
  if (!row || !activity || !revenueByDay) throw new DataError('unknown', OPERATION)
  return {
    userCount: row.user_count,
    orderCount: row.order_count,
    productCount: row.product_count,
    revenueBrl: row.revenue,
    userGrowthPercent: row.user_growth_percent,
    revenueGrowthPercent: row.revenue_growth_percent,
    newProducts: row.new_products,
    activity,
    revenueByDay,
  }
}
