import { type ActivityFacts, type ActivityKind, type ActivityMatch, activityListParams } from '@loja/domain/activity'
import type { DayRange } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'
import { filterJson, pageArgs, readMethod, toFilter } from '../client/filter-args'

export const activityKeys = {
  all: ['activity'],
  list: (match: ActivityMatch, page: number) => ['activity', 'list', match, page],
  count: (match: ActivityMatch) => ['activity', 'count', match],
} as const

export interface ActivityRow extends ActivityFacts {
  id: string
  createdAt: string
  actorId: string
  actorName: string | null
  actorEmail: string | null
  kind: ActivityKind
  /** The order of an item, shipment or invoice, the account of a user. Null for several objects. */
  objectId: string | null
  objectName: string | null
}

const DAYS: Record<keyof DayRange, true> = { firstDay: true, lastDay: true }

const filterOf = (match: ActivityMatch) => filterJson(toFilter(activityListParams, match, DAYS), readMethod(match))

/** Newest first; empty after the last page. @param page 1-based */
export async function listActivity(match: ActivityMatch, page: number, signal?: AbortSignal): Promise<ActivityRow[]> {
  const args = { filter: filterOf(match), ...pageArgs(page) }
  const rows = await ask('activity.list', db().rpc('list_activity', args, readMethod(match)), signal)
  return rows.map(({ record_id: _, ...row }) => ({
    ...camel(row),
    id: String(row.id),
    // Written by triggers only.
    kind: row.kind as ActivityKind,
    operation: row.operation as ActivityFacts['operation'],
    changes: row.changes as ActivityFacts['changes'],
    details: row.details as ActivityFacts['details'],
  }))
}

/** At most 10,000. */
export function countActivity(match: ActivityMatch, signal?: AbortSignal): Promise<number> {
  return ask('activity.count', db().rpc('count_activity', { filter: filterOf(match) }, readMethod(match)), signal)
}
