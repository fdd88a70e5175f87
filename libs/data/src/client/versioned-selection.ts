/** Rows by id with the version that was seen of each, or all that a filter finds but those excepted. */
export type VersionedSelection<Filter> =
  | { seen: Record<string, number> }
  | {
      all: Filter
      except: string[]
      /** How many staff confirmed. */
      expected: number
      /** Of the counts that staff saw: what was changed since is left alone, unless `seen` names it. */
      snapshot: string
      /** Versions of the rows on the screen. */
      seen: Record<string, number>
    }

/** The arguments of the database's bulk functions that a selection means. @param argsOf those that its filter means */
export function selectionArgs<Filter, Args extends object>(
  selection: VersionedSelection<Filter>,
  argsOf: (filter: Filter) => Args,
) {
  if (!('all' in selection)) return { selection: { ids: Object.keys(selection.seen) }, seen: selection.seen }
  const { all, except, expected, snapshot, seen } = selection
  return {
    selection: { all: true, ...argsOf(all), except },
    seen,
    expected,
    // Counts that found nothing name none.
    ...(snapshot && { snapshot }),
  }
}
