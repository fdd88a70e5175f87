import { Card, Skeleton, Table } from 'antd'
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
  /** Where it stands on a phone's card: first line left and right, the line below, the last line. */
  card: 'heading' | 'aside' | 'caption' | 'footer'
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
}

const PLACEHOLDER_ROWS = 10

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

function Rows<Row extends object>({ label, fields, rows, rowKey }: Loaded<Row>) {
  return (
    <Table<Row>
      aria-label={label}
      className={styles.table}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      columns={fields.map(({ key, title, render, align, width }) => ({
        key,
        title,
        align,
        width,
        render: (_, row) => render(row),
      }))}
    />
  )
}

function Cards<Row extends object>({ label, fields, rows, rowKey }: Loaded<Row>) {
  const at = (place: ListField<Row>['card']) => fields.filter((field) => field.card === place)
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.top}>
            <div className={styles.heading}>{at('heading').map((field) => part(field, row))}</div>
            <div className={styles.aside}>{at('aside').map((field) => part(field, row))}</div>
          </div>
          <div className={styles.caption}>{at('caption').map((field) => part(field, row))}</div>
          <div className={styles.footer}>{at('footer').map((field) => part(field, row))}</div>
        </li>
      ))}
    </ul>
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
