import type { DayRange } from '@loja/domain/orders'
import {
  type TrackingLogMatch,
  type TrackingLogSource,
  type TrackingLogStatus,
  type TrackingProvider,
  trackingLogListParams,
} from '@loja/domain/tracking-logs'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import { pageArgs, toFilter } from '../client/filter-args'
import type { Database } from '../database.types'

type Functions = Database['public']['Functions']
type ListedRow = Functions['list_tracking_logs']['Returns'][number]

export const trackingLogKeys = {
  all: ['tracking-logs'],
  list: (match: TrackingLogMatch, page: number) => ['tracking-logs', 'list', match, page],
  /** The summary covers provider and status. */
  summary: ({ provider: _, status: __, ...match }: TrackingLogMatch) => ['tracking-logs', 'summary', match],
  details: (id: string) => ['tracking-logs', 'details', id],
  alarms: ['tracking-logs', 'alarms'],
} as const

export interface TrackingLogRow {
  id: string
  provider: TrackingProvider
  eventName: string
  eventId: string | null
  status: TrackingLogStatus
  source: TrackingLogSource
  httpStatus: number | null
  errorText: string | null
  orderId: string | null
  orderNumber: string | null
  valueBrl: number | null
  createdAt: string
}

const DAYS: Record<keyof DayRange, true> = { firstDay: true, lastDay: true }

export const logFilter = (match: TrackingLogMatch) => JSON.stringify(toFilter(trackingLogListParams, match, DAYS))

/** Newest first; empty after the last page. @param page 1-based */
export async function listTrackingLogs(
  match: TrackingLogMatch,
  page: number,
  signal?: AbortSignal,
): Promise<TrackingLogRow[]> {
  const args = { filter: logFilter(match), ...pageArgs(page) }
  const rows = await ask('trackingLogs.list', db().rpc('list_tracking_logs', args, { get: true }), signal)
  return rows.map(toTrackingLogRow)
}

export function toTrackingLogRow({ value: valueBrl, ...row }: ListedRow): TrackingLogRow {
  return {
    ...camel(row),
    valueBrl,
    provider: row.provider as TrackingProvider,
    status: row.status as TrackingLogStatus,
    source: row.source as TrackingLogSource,
  }
}
