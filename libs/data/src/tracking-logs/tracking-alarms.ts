import { FAILURE_SPANS, TRACKING_PROVIDERS, type TrackingAlarm } from '@loja/domain/tracking-logs'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'

const provider = v.picklist(TRACKING_PROVIDERS)
const orders = { orders: v.number(), first: v.array(v.object({ id: v.string(), number: v.nullable(v.string()) })) }
const since = v.string()
const none = v.object({})
const shape = v.array(
  v.variant('code', [
    v.object({ code: v.literal('silent'), provider, since: v.nullable(v.string()), figures: none }),
    v.object({
      code: v.literal('failures'),
      provider,
      since,
      figures: v.object({ span: v.picklist(FAILURE_SPANS), failed: v.number(), tried: v.number(), hours: v.number() }),
    }),
    v.object({ code: v.literal('duplicates'), provider, since, figures: v.object(orders) }),
    v.object({ code: v.literal('test_code'), since, figures: none }),
    v.object({ code: v.literal('unsent_orders'), since, figures: v.object({ ...orders, paid: v.number() }) }),
  ]),
)

export async function listTrackingAlarms(signal?: AbortSignal): Promise<TrackingAlarm[]> {
  const operation = 'trackingLogs.alarms'
  const rows = await ask(operation, db().rpc('tracking_alarms', undefined, { get: true }), signal)
  return checkedAnswer(operation, shape, rows).map(
    ({ figures, ...alarm }) => ({ ...alarm, ...figures }) as TrackingAlarm,
  )
}
