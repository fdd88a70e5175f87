import {
  PAGE_SIZE,
  pageRange,
  type TrackingLogMatch,
  type TrackingLogSource,
  type TrackingLogStatus,
  type TrackingProvider,
} from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { filterArgs } from '../client/filter-args'
import type { Database } from '../database.types'

type Functions = Database['public']['Functions']
type ListArgs = Functions['list_tracking_logs']['Args']
type ListedRow = Functions['list_tracking_logs']['Returns'][number]

/** Keys of the query cache. */
export const trackingLogKeys = {
  all: ['tracking-logs'],
  list: (match: TrackingLogMatch, page: number) => ['tracking-logs', 'list', match, page],
  /** Under what narrows the figures: provider and status are told apart in them. */
  summary: ({ provider: _, status: __, ...match }: TrackingLogMatch) => ['tracking-logs', 'summary', match],
  details: (id: string) => ['tracking-logs', 'details', id],
  alarms: ['tracking-logs', 'alarms'],
} as const

/** An event that was sent, or was to be, as the list shows it. */
export interface TrackingLogRow {
  id: string
  provider: TrackingProvider
  /** As the provider calls it. */
  eventName: string
  eventId: string | null
  status: TrackingLogStatus
  source: TrackingLogSource
  /** What the provider answered. */
  httpStatus: number | null
  errorText: string | null
  orderId: string | null
  orderNumber: string | null
  /** In reais. */
  valueBrl: number | null
  /** ISO 8601. */
  createdAt: string
}

/** Names of the arguments that a filter means: one without a name does not compile. */
export const FILTER_ARGS = {
  orders: 'orders',
  provider: 'by_provider',
  status: 'by_status',
  eventName: 'by_event',
  firstDay: 'first_day',
  lastDay: 'last_day',
} as const satisfies Record<keyof TrackingLogMatch, keyof ListArgs>

/**
 * One page of the log, newest first, ties broken by id. A page after the last has no rows. How many there are on all
 * pages is a sum of `getTrackingLogSummary`.
 * @param page 1-based
 * @throws DataError
 */
export async function listTrackingLogs(
  match: TrackingLogMatch,
  page: number,
  signal?: AbortSignal,
): Promise<TrackingLogRow[]> {
  const args = {
    ...filterArgs(match, FILTER_ARGS),
    page_size: PAGE_SIZE,
    page_offset: pageRange(page, PAGE_SIZE).from,
  }
  const rows = await ask('trackingLogs.list', db().rpc('list_tracking_logs', args, { get: true }), signal)
  return rows.map(toTrackingLogRow)
}

/** The one place where a stored event becomes the list's. */
export function toTrackingLogRow(row: ListedRow): TrackingLogRow {
  return {
    id: row.id,
    // The constraints of the table let nothing else in.
    provider: row.provider as TrackingProvider,
    eventName: row.event_name,
    eventId: row.event_id,
    status: row.status as TrackingLogStatus,
    source: row.source as TrackingLogSource,
    httpStatus: row.http_status,
    errorText: row.error_text,
    orderId: row.order_id,
    orderNumber: row.order_number,
    valueBrl: row.value,
    createdAt: row.created_at,
  }
}
