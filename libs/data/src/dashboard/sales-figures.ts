import type { DayRevenue } from '@loja/domain/dashboard'
import type { Day } from '@loja/domain/format'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'

interface Sales {
  revenueBrl: number
  orders: number
}

export interface SalesFigures {
  period: Sales
  /** As many days before the period. */
  earlier: Sales
  today: DaySales
  yesterday: DaySales
  /** At most five, most pieces first; without deleted products. */
  bestSellers: BestSeller[]
  days: DayRevenue[]
}

/** In São Paulo, both inclusive. At most 366 days. */
export interface SalesPeriod {
  firstDay: Day
  lastDay: Day
}

export const salesKeys = {
  all: ['dashboard', 'sales'],
  of: (period: SalesPeriod) => ['dashboard', 'sales', period],
} as const

const daySales = v.pipe(
  v.object({ total: v.number(), orders: v.number() }),
  v.transform(({ total, orders }) => ({ totalBrl: total, orders })),
)

export type DaySales = v.InferOutput<typeof daySales>

const bestSeller = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    image: v.nullable(v.string()),
    quantity: v.number(),
    revenue: v.number(),
  }),
  v.transform(({ revenue, ...product }) => ({ ...product, revenueBrl: revenue })),
)

export type BestSeller = v.InferOutput<typeof bestSeller>

const dayRevenue = v.pipe(
  v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), revenue: v.number(), orders: v.number() }),
  v.transform(({ day, revenue, orders }): DayRevenue => ({ day, revenueBrl: revenue, orders })),
)

const shape = v.object({
  today: daySales,
  yesterday: daySales,
  best_sellers: v.array(bestSeller),
  by_day: v.array(dayRevenue),
})

export async function getSalesFigures({ firstDay, lastDay }: SalesPeriod, signal?: AbortSignal): Promise<SalesFigures> {
  const operation = 'dashboard.sales'
  const call = db().rpc('sales_figures', { first_day: firstDay, last_day: lastDay }, { get: true })
  const row = oneRow(operation, await ask(operation, call, signal))
  const { today, yesterday, best_sellers: bestSellers, by_day: days } = checkedAnswer(operation, shape, row)
  return {
    period: { revenueBrl: row.revenue, orders: row.order_count },
    earlier: { revenueBrl: row.earlier_revenue, orders: row.earlier_count },
    today,
    yesterday,
    bestSellers,
    days,
  }
}
