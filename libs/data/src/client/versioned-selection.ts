import * as v from 'valibot'
import type { Json } from '../database.types'
import { camel } from './camel'
import { checkedAnswer, oneRow } from './checked-answer'
import { DataError } from './data-error'

export type VersionedSelection<Filter> =
  | { seen: Record<string, number> }
  | {
      all: Filter
      except: string[]
      /** Number that staff confirmed. */
      expected: number
      /** The counts that staff saw have it. Rows changed since are skipped, unless `seen` has them. */
      snapshot: string
      seen: Record<string, number>
    }

export function selectionArgs<Filter>(
  selection: VersionedSelection<Filter>,
  toFilter: (filter: Filter) => Record<string, Json>,
) {
  if (!('all' in selection)) return { selection: { ids: Object.keys(selection.seen) }, seen: selection.seen }
  const { all, except, expected, snapshot, seen } = selection
  return {
    selection: { filter: toFilter(all), except },
    seen,
    expected,
    // Empty if the counts found nothing.
    ...(snapshot && { snapshot }),
  }
}

/** @throws DataError `conflict` when the filter matches another number than confirmed; nothing is changed */
export function bulkResult<Row extends { matched: number; failures: Json }, Failure extends v.GenericSchema>(
  operation: string,
  selection: VersionedSelection<unknown>,
  rows: readonly Row[],
  failure: Failure,
) {
  const { matched, failures, ...rest } = oneRow(operation, rows)
  if ('all' in selection && matched !== selection.expected) throw new DataError('conflict', operation)
  return { ...camel(rest), matched, failures: checkedAnswer(operation, v.array(failure), failures) }
}
