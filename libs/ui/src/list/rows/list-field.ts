import type { ReactNode } from 'react'

/** One field of a list: a column of the table, a place on the card. */
export interface ListField<Row> {
  key: string
  title: string
  /** Called when its row changes or is ticked, never because of another row. */
  render: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Width of the column in pixels. */
  width?: number
  /**
   * The heading of its column sorts the list, at the first click from the greatest; from the least for `asc`. Cards have no
   * heading: offer the choice beside them.
   */
  sortable?: boolean | 'asc'
  /** Staff may take its column away, or bring it: where it begins. Without it the column is always there. */
  optional?: 'shown' | 'hidden'
  /** Where it stands on a phone's card: first line left and right, the line below, the last line. */
  card: 'heading' | 'aside' | 'caption' | 'footer'
}

/** Rows that can be ticked. */
export interface ListSelection<Row> {
  isSelected: (row: Row) => boolean
  /** One row, or several at once by the box above all. */
  onSelect: (rows: Row[], selected: boolean) => void
  /** Names the box of a row. */
  label: (row: Row) => string
  /** Names the box above all rows shown. */
  allLabel: string
}

/** The order of the rows, by a field with `sortable`. */
export interface ListSort {
  key: string
  direction: 'asc' | 'desc'
  onSort: (key: string, direction: 'asc' | 'desc') => void
}

/** What table and cards draw. */
export interface ListContent<Row> {
  /** Names the list to a screen reader. */
  label: string
  /** The same array for every draw: declare it outside of components. */
  fields: ListField<Row>[]
  /** A row that is the same object as before is not drawn again. */
  rows: Row[]
  selection?: ListSelection<Row> | undefined
  sort?: ListSort | undefined
}

/** Ticks one row. The same function for every draw, so that a tick elsewhere draws no other row again. */
export type SelectRow<Row> = (row: Row, selected: boolean) => void

/** How many of the rows shown are ticked. */
export function selectionState<Row>(rows: Row[], { isSelected }: ListSelection<Row>): 'none' | 'some' | 'all' {
  const selected = rows.filter(isSelected).length
  if (selected === 0) return 'none'
  return selected === rows.length ? 'all' : 'some'
}

/** One row, however it is drawn. Nothing in it changes because of another row. */
export interface DrawnRow<Row> {
  row: Row
  fields: ListField<Row>[]
  /** Nothing where rows cannot be ticked, as with the next two. */
  selected: boolean | undefined
  selectLabel: string | undefined
  onSelect: SelectRow<Row> | undefined
}

/** What each row is drawn from, with its key. */
export function drawnRows<Row extends { id: string }>(
  { rows, fields, selection }: ListContent<Row>,
  onSelect: SelectRow<Row> | undefined,
): (DrawnRow<Row> & { key: string })[] {
  return rows.map((row) => ({
    key: row.id,
    row,
    fields,
    selected: selection?.isSelected(row),
    selectLabel: selection?.label(row),
    onSelect,
  }))
}
