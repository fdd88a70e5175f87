import { storedText } from '@loja/domain/orders'
import * as v from 'valibot'
import { camel } from '../client/camel'
import { checkedAnswer } from '../client/checked-answer'
import type { Database } from '../database.types'

export interface DashboardSummary {
  userCount: number
  orderCount: number
  productCount: number
  /** Orders in enviado (DASH-01). */
  revenueBrl: number
  /** Last 30 days vs. the 30 before, with one decimal; `null` if there was nothing before. */
  userGrowthPercent: number | null
  /** Last 30 days. */
  newProducts: number
  /** At most ten, newest first. */
  activity: ActivityEvent[]
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
    customer: v.nullable(v.string()),
  }),
  v.transform(({ id: orderId, label: orderNumber, amount: totalBrl, customer, ...event }) => ({
    ...event,
    orderId,
    orderNumber,
    totalBrl,
    customerName: storedText(customer),
  })),
)

const userEvent = v.pipe(
  v.object({ kind: v.literal('user_created'), at: moment, id: v.string(), label: v.nullable(v.string()) }),
  v.transform(({ id: profileId, label, ...event }) => ({ ...event, profileId, fullName: storedText(label) })),
)

export type ActivityEvent = v.InferOutput<typeof orderEvent | typeof userEvent>

/** Skips events of a later database version. */
const activity = v.pipe(
  v.pipe(
    v.array(v.looseObject({ kind: v.string() })),
    v.transform((events) => events.filter(({ kind }) => KNOWN_KINDS.includes(kind))),
  ),
  v.array(v.union([orderEvent, userEvent])),
)

const listsShape = v.object({ recent_activity: activity })

export function toDashboardSummary(
  operation: string,
  row: Database['public']['Functions']['dashboard_summary']['Returns'][number],
): DashboardSummary {
  const { recent_activity } = checkedAnswer(operation, listsShape, row)
  const { userCount, orderCount, productCount, revenue: revenueBrl, userGrowthPercent, newProducts } = camel(row)
  return { userCount, orderCount, productCount, revenueBrl, userGrowthPercent, newProducts, activity: recent_activity }
}
