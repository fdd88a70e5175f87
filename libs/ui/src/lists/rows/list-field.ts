import type { ReactNode } from 'react'

export interface ListField<Row> {
  key: string
  title: string
  /** Names two values of a cell, one below the other. */
  subtitle?: string
  /** Called when its row changes; on a card also when it is ticked. */
  render: (row: Row) => ReactNode
  text?: (row: Row) => string
  align?: 'start' | 'end'
  width?: number
  leastWidth?: number
  /** The heading sorts, first in descending order unless `asc`. Phones need `sorts`. */
  sortable?: boolean | 'asc'
  hidden?: boolean
  /** On a phone's card: first line left and right, second line, last line. Absent: only in the table. */
  card?: 'heading' | 'aside' | 'caption' | 'footer'
}

/** The last column: the buttons of a row. */
export const actionsField = <Row>(title: string, width: number, render: (row: Row) => ReactNode): ListField<Row> => ({
  ...{ key: 'actions', title, width, render },
  align: 'end',
  card: 'footer',
})

export interface ListSelection<Row> {
  isSelected: (row: Row) => boolean
  onSelect: (rows: Row[], selected: boolean) => void
  label: (row: Row) => string
  allLabel: string
  count?: number
  /** Cards show their boxes from the first ticked one on; a long touch ticks it. */
  hidden?: boolean
}

export interface ListSort {
  key: string
  direction: 'asc' | 'desc'
  onSort: (key: string, direction: 'asc' | 'desc') => void
}

export interface ListContent<Row> {
  label: string
  fields: ListField<Row>[]
  rows: Row[]
  selection?: ListSelection<Row> | undefined
  sort?: ListSort | undefined
}

/** Stable, so that a tick renders no other row. */
export type SelectRow<Row> = (row: Row, selected: boolean) => void

export function selectionState<Row>(rows: Row[], { isSelected }: ListSelection<Row>): 'none' | 'some' | 'all' {
  const selected = rows.filter(isSelected).length
  if (selected === 0) return 'none'
  return selected === rows.length ? 'all' : 'some'
}

export interface DrawnRow<Row> {
  row: Row
  fields: ListField<Row>[]
  /** Absent, like the next two, if rows cannot be ticked. */
  selected: boolean | undefined
  selectLabel: string | undefined
  onSelect: SelectRow<Row> | undefined
}

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
