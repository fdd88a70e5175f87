import type { Json } from '../database.types'

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
