import type { ActivityEvent, DailyRevenue } from './dashboard-summary'

/** The types of the schema end at `jsonb`: what is inside is checked here, once. */
type JsonObject = Record<string, unknown>

/** The events that this version knows, in their order; `null` when one of them is not what it says. */
export function parseActivity(json: unknown): ActivityEvent[] | null {
  if (!Array.isArray(json)) return null
  const events: ActivityEvent[] = []
  for (const item of json) {
    if (!isObject(item) || typeof item.kind !== 'string') return null
    // A later database may tell more than this version can show.
    if (!isKnownKind(item.kind)) continue
    const event = item.kind === 'user_created' ? toUserEvent(item) : toOrderEvent(item.kind, item)
    if (!event) return null
    events.push(event)
  }
  return events
}

/** The days in their order; `null` when one of them is none. */
export function parseDailyRevenue(json: unknown): DailyRevenue[] | null {
  if (!Array.isArray(json)) return null
  const days = json.filter(isDay).map(({ day, revenue, orders }) => ({ day, revenueBrl: revenue, orders }))
  return days.length === json.length ? days : null
}

const KINDS = ['order_created', 'order_shipped', 'order_delivered', 'user_created'] as const

function isKnownKind(kind: string): kind is (typeof KINDS)[number] {
  return KINDS.some((known) => known === kind)
}

function toOrderEvent(kind: Exclude<(typeof KINDS)[number], 'user_created'>, item: JsonObject): ActivityEvent | null {
  const { at, id, label, amount } = item
  if (!isMoment(at) || typeof id !== 'string' || typeof label !== 'string' || !isFiniteNumber(amount)) return null
  return { kind, at, orderId: id, orderNumber: label, totalBrl: amount }
}

function toUserEvent({ at, id, label }: JsonObject): ActivityEvent | null {
  if (!isMoment(at) || typeof id !== 'string' || (label !== null && typeof label !== 'string')) return null
  return { kind: 'user_created', at, profileId: id, fullName: label }
}

function isDay(item: unknown): item is { day: string; revenue: number; orders: number } {
  return (
    isObject(item) &&
    typeof item.day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(item.day) &&
    isFiniteNumber(item.revenue) &&
    isFiniteNumber(item.orders)
  )
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
