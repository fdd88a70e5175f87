import { z } from 'zod/mini'

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
  /** Total of all orders whose status is enviado (DASH-01). */
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

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

const ORDER_KINDS = ['order_created', 'order_shipped', 'order_delivered'] as const
const KNOWN_KINDS: readonly string[] = [...ORDER_KINDS, 'user_created']

const orderEvent = z.pipe(
  z.object({
    kind: z.enum(ORDER_KINDS),
    at: moment,
    id: z.string(),
    label: z.string(),
    amount: z.number(),
  }),
  z.transform(
    ({ kind, at, id, label, amount }): OrderEvent => ({ kind, at, orderId: id, orderNumber: label, totalBrl: amount }),
  ),
)

const userEvent = z.pipe(
  z.object({ kind: z.literal('user_created'), at: moment, id: z.string(), label: z.nullable(z.string()) }),
  z.transform(({ kind, at, id, label }): UserEvent => ({ kind, at, profileId: id, fullName: label })),
)

/** A later database may return events that this version cannot show: they are left out. */
const activity = z.pipe(
  z.pipe(
    z.array(z.looseObject({ kind: z.string() })),
    z.transform((events) => events.filter(({ kind }) => KNOWN_KINDS.includes(kind))),
  ),
  z.array(z.union([orderEvent, userEvent])),
)

const dailyRevenue = z.pipe(
  z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), revenue: z.number(), orders: z.number() }),
  z.transform(({ day, revenue, orders }): DailyRevenue => ({ day, revenueBrl: revenue, orders })),
)

/** The row that `dashboard_summary()` answers. A figure that is missing is no figure: nothing is shown as zero. */
export const dashboardSummaryShape = z.pipe(
  z.object({
    user_count: z.number(),
    order_count: z.number(),
    product_count: z.number(),
    revenue: z.number(),
    user_growth_percent: z.nullable(z.number()),
    revenue_growth_percent: z.nullable(z.number()),
    new_products: z.number(),
    recent_activity: activity,
    revenue_by_day: z.array(dailyRevenue),
  }),
  z.transform(
    (row): DashboardSummary => ({
      userCount: row.user_count,
      orderCount: row.order_count,
      productCount: row.product_count,
      revenueBrl: row.revenue,
      userGrowthPercent: row.user_growth_percent,
      revenueGrowthPercent: row.revenue_growth_percent,
      newProducts: row.new_products,
      activity: row.recent_activity,
      revenueByDay: row.revenue_by_day,
    }),
  ),
)
