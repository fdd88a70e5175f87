import { db } from '../client/client'
import { DataError, toDataError } from '../client/data-error'
import { parseActivity, parseDailyRevenue } from './dashboard-json'

/** What happened to an order. */
export interface OrderEvent {
  kind: 'order_created' | 'order_shipped' | 'order_delivered'
  /** ISO 8601 with an offset. */
  at: string
  orderId: string
  orderNumber: string
  totalBrl: number
}

/** Somebody opened an account. */
export interface UserEvent {
  kind: 'user_created'
  /** ISO 8601 with an offset. */
  at: string
  profileId: string
  /** `null` without a name. */
  fullName: string | null
}

export type ActivityEvent = OrderEvent | UserEvent

/** One day in São Paulo. */
export interface DailyRevenue {
  /** E.g. `2026-11-21`. */
  day: string
  /** Total of the day's orders whose status is enviado. */
  revenueBrl: number
  /** How many those are. */
  orders: number
}

/** The figures of the dashboard, exact at any size. */
export interface DashboardSummary {
  userCount: number
  orderCount: number
  productCount: number
  /** Total of all orders whose status is enviado (spec §2). */
  revenueBrl: number
  /** Last 30 days against the 30 before, in per cent with one decimal; `null` when there was nothing before. */
  userGrowthPercent: number | null
  /** As `userGrowthPercent`. */
  revenueGrowthPercent: number | null
  /** Products made in the last 30 days. */
  newProducts: number
  /** At most ten, the newest first. */
  activity: ActivityEvent[]
  /** The last 30 days, the oldest first, today in São Paulo the last. */
  revenueByDay: DailyRevenue[]
}

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
