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
  /** The heading of its column sorts the list. Cards have no heading: offer the choice beside them. */
  sortable?: boolean
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
  rowKey: (row: Row) => string
  selection?: ListSelection<Row> | undefined
  sort?: ListSort | undefined
}

/** How many of the rows shown are ticked. */
export function selectionState<Row>(rows: Row[], { isSelected }: ListSelection<Row>): 'none' | 'some' | 'all' {
  const selected = rows.filter(isSelected).length
  if (selected === 0) return 'none'
  return selected === rows.length ? 'all' : 'some'
}
