import type { ReactNode } from 'react'
import { WaitingLines } from '../../late/waiting/WaitingLines'
import { messages } from '../../messages'
import { Surface } from '../../parts/layout/Surface'
import { useIsPhone } from '../../parts/layout/use-is-phone'
import { ListCards } from './ListCards'
import { ListTable } from './ListTable'
import type { ListContent, ListSort } from './list-field'
import styles from './ResponsiveList.module.css'

export interface ShownRows<Row> {
  rows: Row[] | undefined
  /** The rows belong to the previous search, filter, page or visit. */
  refreshing: boolean
  empty: ReactNode
  sort?: ListSort | undefined
}

export type ListRows<Row> = Omit<ListContent<Row>, 'rows' | 'sort'>

const PLACEHOLDER_ROWS = 10

export function ResponsiveList<Row extends { id: string }>(props: ListRows<Row> & ShownRows<Row>) {
  const { rows, refreshing, empty, ...list } = props
  const isPhone = useIsPhone()
  if (!rows) {
    return (
      <Surface>
        <WaitingLines label={`${messages.loading}: ${list.label}`} lines={PLACEHOLDER_ROWS} />
      </Surface>
    )
  }
  if (rows.length === 0) return <Surface>{empty}</Surface>
  return (
    <div className={styles.list} data-refreshing={refreshing} aria-busy={refreshing}>
      {isPhone ? <ListCards {...list} rows={rows} /> : <ListTable {...list} rows={rows} />}
    </div>
  )
}
