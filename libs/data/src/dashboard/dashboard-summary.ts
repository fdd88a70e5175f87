import * as v from 'valibot'

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
  /** Total of the day's orders whose status is enviado or entregue. */
  revenueBrl: number
  /** How many those are. */
  orders: number
}

/** The figures of the dashboard, exact at any size. */
export interface DashboardSummary {
  userCount: number
  orderCount: number
  productCount: number
  /** Total of all orders whose status is enviado (DASH-01). */
  revenueBrl: number
  /** Last 30 days against the 30 before, in per cent with one decimal; `null` when there was nothing before. */
  userGrowthPercent: number | null
  /** As `userGrowthPercent`, of orders in enviado or entregue. */
  revenueGrowthPercent: number | null
  /** Products made in the last 30 days. */
  newProducts: number
  /** Orders that were sent and have no tracking code (TRK-05). */
  ordersWithoutCode: number
  /** At most ten, the newest first. */
  activity: ActivityEvent[]
  /** The last 30 days, the oldest first, today in São Paulo the last. */
  revenueByDay: DailyRevenue[]
}

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const ORDER_KINDS = ['order_created', 'order_shipped', 'order_delivered'] as const
const KNOWN_KINDS: readonly string[] = [...ORDER_KINDS, 'user_created']

const orderEvent = v.pipe(
  v.object({
    kind: v.picklist(ORDER_KINDS),
    at: moment,
    id: v.string(),
    label: v.string(),
    amount: v.number(),
  }),
  v.transform(
    ({ kind, at, id, label, amount }): OrderEvent => ({ kind, at, orderId: id, orderNumber: label, totalBrl: amount }),
  ),
)

const userEvent = v.pipe(
  v.object({ kind: v.literal('user_created'), at: moment, id: v.string(), label: v.nullable(v.string()) }),
  v.transform(({ kind, at, id, label }): UserEvent => ({ kind, at, profileId: id, fullName: label })),
)

/** A later database may return events that this version cannot show: they are left out. */
const activity = v.pipe(
  v.pipe(
    v.array(v.looseObject({ kind: v.string() })),
    v.transform((events) => events.filter(({ kind }) => KNOWN_KINDS.includes(kind))),
  ),
  v.array(v.union([orderEvent, userEvent])),
)

const dailyRevenue = v.pipe(
  v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), revenue: v.number(), orders: v.number() }),
  v.transform(({ day, revenue, orders }): DailyRevenue => ({ day, revenueBrl: revenue, orders })),
)

/** The row that `dashboard_summary()` answers. A figure that is missing is no figure: nothing is shown as zero. */
export const dashboardSummaryShape = v.pipe(
  v.object({
    user_count: v.number(),
    order_count: v.number(),
    product_count: v.number(),
    revenue: v.number(),
    user_growth_percent: v.nullable(v.number()),
    revenue_growth_percent: v.nullable(v.number()),
    new_products: v.number(),
    orders_without_code: v.number(),
    recent_activity: activity,
    revenue_by_day: v.array(dailyRevenue),
  }),
  v.transform(
    (row): DashboardSummary => ({
      userCount: row.user_count,
      orderCount: row.order_count,
      productCount: row.product_count,
      revenueBrl: row.revenue,
      userGrowthPercent: row.user_growth_percent,
      revenueGrowthPercent: row.revenue_growth_percent,
      newProducts: row.new_products,
      ordersWithoutCode: row.orders_without_code,
      activity: row.recent_activity,
      revenueByDay: row.revenue_by_day,
    }),
  ),
)
