import { memo, type ReactNode, useRef } from 'react'
import { useLeaveFocusToNeighbour } from '../../dialogs/use-return-focus'
import { isRowControl, rowClicks } from '../../parts/keyboard/row-clicks'
import { rowHold } from '../../parts/keyboard/row-hold'
import looks from '../../parts/layout/looks.module.css'
import { Surface } from '../../parts/layout/Surface'
import { TickBox } from '../../parts/plain/TickBox'
import { useSelectRow } from '../selection/use-select-row'
import styles from './ListCards.module.css'
import { type DrawnRow, drawnRows, type ListContent, type ListField, selectionState } from './list-field'

/** For a phone. A tick renders only its own card. */
export function ListCards<Row extends { id: string }>(list: ListContent<Row>) {
  const { label, rows, selection } = list
  const onSelect = useSelectRow(selection)
  const state = selection && selectionState(rows, selection)
  const hasBoxes = selection?.hidden !== true
  return (
    <>
      {selection && hasBoxes && (
        <TickBox
          className={styles.selectAll}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={(checked) => selection.onSelect(rows, checked)}
        >
          {selection.allLabel}
        </TickBox>
      )}
      <ul className={styles.cards} aria-label={label}>
        {drawnRows(list, onSelect).map(({ key, ...drawn }) => (
          <ListCard key={key} {...drawn} hasBox={hasBoxes} />
        ))}
      </ul>
    </>
  )
}

const ListCard = memo(function ListCard<Row>(props: DrawnRow<Row> & { hasBox: boolean }) {
  const { row, fields, selected, selectLabel, onSelect, hasBox } = props
  const card = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(card)
  const at = (place: NonNullable<ListField<Row>['card']>) =>
    fields
      .filter((field) => field.card === place)
      .map(({ key, render }) => (
        <div key={key} data-field={key}>
          {render(row)}
        </div>
      ))
  const hold = onSelect && rowHold(() => onSelect(row, true), isRowControl)
  return (
    <Surface
      as="li"
      ref={card}
      data-row
      tabIndex={-1}
      className={hold ? `${styles.card} ${styles.held}` : styles.card}
      {...rowClicks}
      {...hold}
    >
      <div className={styles.top}>
        {onSelect && hasBox && (
          <TickBox
            className={styles.check}
            label={selectLabel}
            checked={selected === true}
            onChange={(checked) => onSelect(row, checked)}
          />
        )}
        <div className={`${looks.fill} ${looks.breaking} ${looks.strong}`}>{at('heading')}</div>
        <div className={styles.aside}>{at('aside')}</div>
      </div>
      <div className={styles.caption}>{at('caption')}</div>
      <div className={styles.footer}>{at('footer')}</div>
    </Surface>
  )
}) as <Row>(props: DrawnRow<Row> & { hasBox: boolean }) => ReactNode
