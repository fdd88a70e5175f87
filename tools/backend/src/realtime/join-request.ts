import type { Change, PublishedTable } from './change-log'
import { type Condition, parseFilter } from './filter'
import { isRecord } from './frames'

const EVENTS = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

/** One entry of `postgres_changes` as the client sent it. The reply must repeat its values unchanged, or the client
 * refuses the subscription. */
export type SubscriptionRequest = Record<string, unknown>

/** What a client asks for when it joins. */
export interface JoinRequest {
  /** Undefined without a session: the connection's key counts. */
  accessToken?: string
  isPrivate: boolean
  subscriptions: SubscriptionRequest[]
}

/** A subscription in force. */
export interface Subscription {
  id: number
  event: (typeof EVENTS)[number]
  /** Its tables, each with the filter as that table's columns read it. */
  tables: Map<number, Condition[]>
  /** The columns asked for; undefined: all. */
  select?: string[]
}

/** Reads the payload of `phx_join`; undefined when it is malformed. */
export function parseJoin(payload: unknown): JoinRequest | undefined {
  if (!isRecord(payload)) return undefined
  const config = payload.config ?? {}
  if (!isRecord(config)) return undefined
  const subscriptions = config.postgres_changes ?? []
  if (!Array.isArray(subscriptions) || !subscriptions.every(isRecord)) return undefined
  const token = payload.access_token
  return {
    ...(typeof token === 'string' ? { accessToken: token } : {}),
    isPrivate: config.private === true,
    subscriptions,
  }
}

/**
 * Puts a request in force.
 * @returns undefined when event, table, filter or columns name something that is not published
 */
export function resolveSubscription(
  id: number,
  request: SubscriptionRequest,
  published: PublishedTable[],
): Subscription | undefined {
  const event = EVENTS.find((known) => known === String(request.event).toUpperCase())
  const { schema = 'public', table = '*', filter, select } = request
  const found = published.filter(
    (candidate) => (schema === '*' || candidate.schema === schema) && (table === '*' || candidate.table === table),
  )
  if (!event || found.length === 0 || (filter !== undefined && typeof filter !== 'string')) return undefined
  const tables = new Map<number, Condition[]>()
  for (const { entity, columns } of found) {
    const conditions = filter ? parseFilter(filter, columns) : []
    if (!conditions || (select !== undefined && !isColumnList(select, columns))) return undefined
    tables.set(entity, conditions)
  }
  return { id, event, tables, ...(select === undefined ? {} : { select: select as string[] }) }
}

function isColumnList(value: unknown, columns: PublishedTable['columns']): boolean {
  return Array.isArray(value) && value.every((name) => columns.some((column) => column.name === name))
}

/** The hosted server's words for a subscription that it cannot put in force; they hold what the client sent. */
export function refusedText(requests: SubscriptionRequest[]): string {
  const list = requests.map(({ event, schema, table, filter }) => JSON.stringify({ event, schema, table, filter }))
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${list.join(', ')}]`
}

/** True when the change is of the subscription's kind. */
export function isOfEvent(subscription: Subscription, op: Change['op']): boolean {
  return subscription.event === '*' || subscription.event === op
}
