/** What happened to an order. */
interface OrderEvent {
  kind: 'order_created' | 'order_shipped' | 'order_delivered'
  /** ISO 8601 with an offset. */
  at: string
  orderId: string
  orderNumber: string
  totalBrl: number
}

/** Somebody opened an account. */
interface UserEvent {
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
