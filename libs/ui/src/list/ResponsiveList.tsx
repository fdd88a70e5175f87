import { Card, Checkbox, Skeleton, Table } from 'antd'
import type { ReactNode } from 'react'
import { useIsPhone } from '../layout/use-is-phone'
import { messages } from '../messages'
import styles from './ResponsiveList.module.css'

/** One field of a list: a column of the table, a place on the card. */
export interface ListField<Row> {
  key: string
  title: string
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

interface Props<Row> {
  /** Names the list to a screen reader. */
  label: string
  fields: ListField<Row>[]
  /** Absent until the first answer: rows of the same shape stand in. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  /** The rows shown are being replaced. */
  refreshing: boolean
  /** Shown when there is no row. */
  empty: ReactNode
  selection?: ListSelection<Row>
  sort?: ListSort
}

const PLACEHOLDER_ROWS = 10
const ORDERS = { asc: 'ascend', desc: 'descend' } as const

/** One definition of fields, drawn as a table, or as cards below 768 px. */
export function ResponsiveList<Row extends object>(props: Props<Row>) {
  const isPhone = useIsPhone()
  const { rows, label, refreshing, empty } = props
  if (!rows) return <Placeholder label={label} />
  if (rows.length === 0) return <Card>{empty}</Card>
  return (
    <div className={styles.list} data-refreshing={refreshing} aria-busy={refreshing}>
      {isPhone ? <Cards {...props} rows={rows} /> : <Rows {...props} rows={rows} />}
    </div>
  )
}

type Loaded<Row> = Props<Row> & { rows: Row[] }

function Rows<Row extends object>({ label, fields, rows, rowKey, selection, sort }: Loaded<Row>) {
  return (
    <Table<Row>
      aria-label={label}
      className={styles.table}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      rowSelection={
        selection && {
          columnWidth: 48,
          selectedRowKeys: rows.filter(selection.isSelected).map(rowKey),
          getCheckboxProps: (row) => ({ 'aria-label': selection.label(row) }),
          getTitleCheckboxProps: () => ({ 'aria-label': selection.allLabel }),
          onSelect: (row, selected) => selection.onSelect([row], selected),
          onSelectAll: (selected) => selection.onSelect(rows, selected),
          onSelectMultiple: (selected, _all, changed) => selection.onSelect(changed, selected),
        }
      }
      // A third click on a heading turns the order again, it does not take it away.
      sortDirections={['descend', 'ascend', 'descend']}
      onChange={(_pages, _filters, sorter) => {
        if (Array.isArray(sorter) || !sorter.order) return
        sort?.onSort(String(sorter.columnKey), sorter.order === 'ascend' ? 'asc' : 'desc')
      }}
      columns={fields.map(({ key, title, render, align, width, sortable }) => ({
        key,
        title,
        align,
        width,
        ...(sortable && sort && { sorter: true, sortOrder: sort.key === key ? ORDERS[sort.direction] : null }),
        render: (_, row) => render(row),
      }))}
    />
  )
}

function Cards<Row extends object>({ label, fields, rows, rowKey, selection }: Loaded<Row>) {
  const at = (place: ListField<Row>['card']) => fields.filter((field) => field.card === place)
  return (
    <>
      {selection && <SelectAll rows={rows} selection={selection} />}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            <div className={styles.top}>
              {selection && (
                <Checkbox
                  className={styles.check}
                  aria-label={selection.label(row)}
                  checked={selection.isSelected(row)}
                  onChange={(event) => selection.onSelect([row], event.target.checked)}
                />
              )}
              <div className={styles.heading}>{at('heading').map((field) => part(field, row))}</div>
              <div className={styles.aside}>{at('aside').map((field) => part(field, row))}</div>
            </div>
            <div className={styles.caption}>{at('caption').map((field) => part(field, row))}</div>
            <div className={styles.footer}>{at('footer').map((field) => part(field, row))}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

function SelectAll<Row>({ rows, selection }: { rows: Row[]; selection: ListSelection<Row> }) {
  const selected = rows.filter(selection.isSelected).length
  return (
    <Checkbox
      className={styles.selectAll}
      checked={selected === rows.length}
      indeterminate={selected > 0 && selected < rows.length}
      onChange={(event) => selection.onSelect(rows, event.target.checked)}
    >
      {selection.allLabel}
    </Checkbox>
  )
}

function part<Row>(field: ListField<Row>, row: Row): ReactNode {
  return <div key={field.key}>{field.render(row)}</div>
}

function Placeholder({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={`${messages.loading}: ${label}`}>
      {Array.from({ length: PLACEHOLDER_ROWS }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton active title={false} paragraph={{ rows: 1, width: '100%' }} />
        </div>
      ))}
    </Card>
  )
}
