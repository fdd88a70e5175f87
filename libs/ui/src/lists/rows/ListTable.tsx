import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { useLeaveFocusToNeighbour } from '../../dialogs/use-return-focus'
import { rowClicks } from '../../parts/keyboard/row-clicks'
import { Surface } from '../../parts/layout/Surface'
import { TickBox } from '../../parts/plain/TickBox'
import { useSelectRow } from '../selection/use-select-row'
import { ColumnHeading } from './ColumnHeading'
import styles from './ListTable.module.css'
import { type DrawnRow, drawnRows, type ListContent, selectionState } from './list-field'

const LEAST_WIDTH = 200

export function ListTable<Row extends { id: string }>(list: ListContent<Row>) {
  const { label, fields, rows, selection, sort } = list
  const onSelect = useSelectRow(selection)
  const state = selection && selectionState(rows, selection)
  const least = fields.reduce(
    (sum, { leastWidth = LEAST_WIDTH, width = leastWidth }) => sum + width,
    selection ? 48 : 0,
  )
  return (
    <Surface className={styles.frame}>
      <table className={styles.table} style={{ '--least-width': `${least}px` } as CSSProperties} aria-label={label}>
        <colgroup>
          {selection && <col className={styles.checkColumn} />}
          {fields.map(({ key, width }) => (
            <col key={key} width={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.check}>
                <TickBox
                  label={selection.allLabel}
                  checked={state === 'all'}
                  indeterminate={state === 'some'}
                  onChange={(checked) => selection.onSelect(rows, checked)}
                />
              </th>
            )}
            {fields.map((field) => (
              <ColumnHeading key={field.key} field={field} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {drawnRows(list, onSelect).map(({ key, ...drawn }) => (
            <Line key={key} {...drawn} />
          ))}
        </tbody>
      </table>
    </Surface>
  )
}

const Line = memo(function Line<Row>({ row, fields, selected, selectLabel, onSelect }: DrawnRow<Row>) {
  const line = useRef<HTMLTableRowElement>(null)
  useLeaveFocusToNeighbour(line)
  return (
    <tr ref={line} data-row tabIndex={-1} data-selected={selected || undefined} {...rowClicks}>
      {onSelect && (
        <td className={styles.check}>
          <TickBox label={selectLabel} checked={selected === true} onChange={(checked) => onSelect(row, checked)} />
        </td>
      )}
      <Cells row={row} fields={fields} />
    </tr>
  )
}) as <Row>(props: DrawnRow<Row>) => ReactNode

const Cells = memo(function Cells<Row>({ row, fields }: Pick<DrawnRow<Row>, 'row' | 'fields'>) {
  return fields.map(({ key, align, text, render }) => (
    <td key={key} data-field={key} data-align={align} data-text={text?.(row)}>
      {render(row)}
    </td>
  ))
}) as <Row>(props: Pick<DrawnRow<Row>, 'row' | 'fields'>) => ReactNode
