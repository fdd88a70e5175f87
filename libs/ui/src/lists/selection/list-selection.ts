import type { VersionedSelection } from '@loja/data/client'

/** Rows ticked one by one, as last seen; or all rows of one filter except some. */
export type SelectedRows<Row, Filter> =
  | { kind: 'some'; rows: Record<string, Row> }
  | { kind: 'all'; filter: Filter; except: Record<string, Row> }

interface Identified {
  id: string
}

export const NO_ROWS = { kind: 'some', rows: {} } as const

/** @param filter the current one, which ends "all" of another one */
export function selectionUnder<Row, Filter extends object>(
  selected: SelectedRows<Row, Filter>,
  filter: Filter,
): SelectedRows<Row, Filter> {
  if (selected.kind === 'some') return selected
  const same = (Object.keys(filter) as (keyof Filter)[]).every((key) => selected.filter[key] === filter[key])
  return same ? selected : NO_ROWS
}

export function isRowSelected<Row>(selected: SelectedRows<Row, unknown>, { id }: Identified): boolean {
  return selected.kind === 'some' ? id in selected.rows : !(id in selected.except)
}

export function setRowsSelected<Row extends Identified, Filter>(
  selected: SelectedRows<Row, Filter>,
  rows: readonly Row[],
  on: boolean,
): SelectedRows<Row, Filter> {
  if (selected.kind === 'some')
    return { kind: 'some', rows: on ? including(selected.rows, rows) : without(selected.rows, rows) }
  return { ...selected, except: on ? without(selected.except, rows) : including(selected.except, rows) }
}

export function countSelected(selected: SelectedRows<unknown, unknown>, total: number): number {
  if (selected.kind === 'some') return Object.keys(selected.rows).length
  return Math.max(0, total - Object.keys(selected.except).length)
}

/** Only a selection of all rows needs the counts, which it was offered with. */
export interface SeenVersions {
  rows: readonly { id: string; version: number }[] | undefined
  total: number | undefined
  snapshot: string | undefined
}

/** The selection for the database. @param versionOf the version on screen, newer than the ticked one */
export function toVersionedSelection<Row extends Identified & { version: number }, Filter>(
  selected: SelectedRows<Row, Filter>,
  { rows = [], total = 0, snapshot = '' }: SeenVersions,
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
