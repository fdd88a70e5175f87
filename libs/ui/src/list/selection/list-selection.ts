import type { VersionedSelection } from '@loja/data'

/**
 * Rows ticked one by one, on any page and under any filter, as they were seen last; or all that one filter finds, but
 * those unticked, which costs the same for ten rows and for 100,000.
 */
export type SelectedRows<Row, Filter> =
  | { kind: 'some'; rows: Record<string, Row> }
  | { kind: 'all'; filter: Filter; except: Record<string, Row> }

interface Identified {
  id: string
}

/** No row is ticked. */
export const NO_ROWS = { kind: 'some', rows: {} } as const

/** @param filter what the list shows now: what was selected under another one as "all" is selected no more */
export function selectionUnder<Row, Filter extends object>(
  selected: SelectedRows<Row, Filter>,
  filter: Filter,
): SelectedRows<Row, Filter> {
  if (selected.kind === 'some') return selected
  const same = (Object.keys(filter) as (keyof Filter)[]).every((key) => selected.filter[key] === filter[key])
  return same ? selected : NO_ROWS
}

/** Whether a row is ticked. */
export function isRowSelected<Row>(selected: SelectedRows<Row, unknown>, { id }: Identified): boolean {
  return selected.kind === 'some' ? id in selected.rows : !(id in selected.except)
}

/** Ticks rows or takes their ticks away. */
export function setRowsSelected<Row extends Identified, Filter>(
  selected: SelectedRows<Row, Filter>,
  rows: readonly Row[],
  on: boolean,
): SelectedRows<Row, Filter> {
  if (selected.kind === 'some')
    return { kind: 'some', rows: on ? including(selected.rows, rows) : without(selected.rows, rows) }
  return { ...selected, except: on ? without(selected.except, rows) : including(selected.except, rows) }
}

/** @param total how many rows the filter finds now */
export function countSelected(selected: SelectedRows<unknown, unknown>, total: number): number {
  if (selected.kind === 'some') return Object.keys(selected.rows).length
  return Math.max(0, total - Object.keys(selected.except).length)
}

/** What a page shows of a list whose rows count their changes. */
export interface SeenVersions {
  rows: readonly { id: string; version: number }[]
  /** How many rows the filter finds. */
  total: number
  /** Of the counts. */
  snapshot: string
}

/**
 * The selection as the database takes it, with what was seen of it.
 * @param versionOf the version that the page shows of a row now, if it shows it anywhere: newer than when it was ticked
 */
export function toVersionedSelection<Row extends Identified & { version: number }, Filter>(
  selected: SelectedRows<Row, Filter>,
  { rows, total, snapshot }: SeenVersions,
  versionOf: (id: string) => number | undefined,
): VersionedSelection<Filter> {
  if (selected.kind === 'all') {
    return {
      all: selected.filter,
      except: Object.keys(selected.except),
      expected: countSelected(selected, total),
      snapshot,
      seen: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
    }
  }
  const seen = Object.values(selected.rows).map(({ id, version }) => [id, versionOf(id) ?? version])
  return { seen: Object.fromEntries(seen) as Record<string, number> }
}

function including<Row extends Identified>(known: Record<string, Row>, rows: readonly Row[]): Record<string, Row> {
  return { ...known, ...Object.fromEntries(rows.map((row) => [row.id, row])) }
}

function without<Row extends Identified>(known: Record<string, Row>, rows: readonly Row[]): Record<string, Row> {
  const ids = new Set(rows.map((row) => row.id))
  return Object.fromEntries(Object.entries(known).filter(([id]) => !ids.has(id)))
}
