import type { ReactNode } from 'react'
import { moveToNeighbourRow } from '../../keyboard/row-keys'
import { Surface } from '../../layout/Surface'
import { useIsPhone } from '../../layout/use-is-phone'
import { messages } from '../../messages'
import { WaitingLines } from '../../waiting/WaitingLines'
import { ListCards } from './ListCards'
import { ListTable } from './ListTable'
import type { ListContent, ListSort } from './list-field'
import styles from './ResponsiveList.module.css'

export interface ShownRows<Row> {
  rows: Row[] | undefined
  /** The rows belong to the previous search, filter or page. */
  refreshing: boolean
  empty: ReactNode
  sort?: ListSort | undefined
}

export interface ListRows<Row> extends Omit<ListContent<Row>, 'rows' | 'sort'> {
  /** Up and down move to the same control of the next row. */
  arrowKeys?: boolean | undefined
}

const PLACEHOLDER_ROWS = 10

export function ResponsiveList<Row extends { id: string }>(props: ListRows<Row> & ShownRows<Row>) {
  const { rows, refreshing, empty, arrowKeys = false, ...list } = props

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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside.
    <div
      className={styles.list}
      data-refreshing={refreshing}
      aria-busy={refreshing}
      onKeyDown={arrowKeys ? moveToNeighbourRow : undefined}
    >
      {isPhone ? <ListCards {...list} rows={rows} /> : <ListTable {...list} rows={rows} />}
    </div>
  )
}
