import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { memo, type ReactNode } from 'react'
import styles from './ListTable.module.css'
import type { ListField, ListSort } from './list-field'

interface Props<Row> {
  field: Pick<ListField<Row>, 'key' | 'title' | 'subtitle' | 'align' | 'sortable'>
  sort: ListSort | undefined
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

export const ColumnHeading = memo(function ColumnHeading<Row>({ field, sort }: Props<Row>) {
  const { key, title, subtitle, align, sortable } = field
  if (!sortable || !sort)
    return (
      <th scope="col" data-field={key} data-align={align}>
        {title}
      </th>
    )
  const direction = sort.key === key ? sort.direction : undefined
  const first = sortable === 'asc' ? 'asc' : 'desc'
  const next = direction === undefined ? first : direction === 'desc' ? 'asc' : 'desc'
  return (
    <th
      scope="col"
      data-field={key}
      data-align={align}
      className={styles.sortable}
      aria-sort={direction && DIRECTIONS[direction]}
    >
      <button type="button" className={styles.sort} onClick={() => sort.onSort(key, next)}>
        <span>
          {title}
          {subtitle && (
            <small aria-hidden className={styles.subtitle}>
              {subtitle}
            </small>
          )}
        </span>
        <span className={styles.arrows} aria-hidden>
          <CaretUpFilled data-active={direction === 'asc'} />
          <CaretDownFilled data-active={direction === 'desc'} />
        </span>
      </button>
    </th>
  )
  // `memo` drops type parameters.
}) as <Row>(props: Props<Row>) => ReactNode
