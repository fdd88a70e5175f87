import type { Change, PublishedTable } from './change-log'
import { type Condition, parseFilter } from './filter'
import { isRecord } from './frames'

const EVENTS = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

/** The client refuses the subscription unless the reply repeats it verbatim. */
export type SubscriptionRequest = Record<string, unknown>

export interface JoinRequest {
  accessToken?: string
  isPrivate: boolean
  subscriptions: SubscriptionRequest[]
}

export interface Subscription {
  id: number
  event: (typeof EVENTS)[number]
  tables: Map<number, Condition[]>
  select?: string[]
}

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

/** Otherwise a filter would find out the values of other columns. */
export function readableBy(role: string, published: PublishedTable[]): PublishedTable[] {
  return published.map((table) => ({
    ...table,
    columns: table.columns.filter(({ readers }) => readers.includes(role)),
  }))
}

function isColumnList(value: unknown, columns: PublishedTable['columns']): boolean {
  return Array.isArray(value) && value.every((name) => columns.some((column) => column.name === name))
}

export function refusedText(requests: SubscriptionRequest[]): string {
  const list = requests.map(({ event, schema, table, filter }) => JSON.stringify({ event, schema, table, filter }))
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${list.join(', ')}]`
}

export function isOfEvent(subscription: Subscription, op: Change['op']): boolean {
  return subscription.event === '*' || subscription.event === op
}
