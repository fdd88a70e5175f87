import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import { messages } from '../messages'
import styles from './ListToolbar.module.css'

interface Texts {
  /** Names the toolbar to a screen reader. */
  toolbar: string
  /** E.g. `260 produtos encontrados`. */
  found: (total: number) => string
  /** E.g. `3 produtos selecionados`. */
  selectedCount: (count: number) => string
  selectAll: (total: number) => string
  clearSelection: string
  /** E.g. `2 novos produtos`. */
  newRows: (count: number) => string
}

/** What the toolbar of a list shows and does, whatever its rows are. */
export interface ToolbarSelection {
  /** How many rows the filter finds; absent while that is not known. */
  total: number | undefined
  /** How many are selected. */
  selected: number
  /** Every row on the page is selected, and there are more that match. */
  offerAll: boolean
  /** All that matched were selected, until the filter changed. */
  isDropped: boolean
  onSelectAll: () => void
  onClear: () => void
  /** How many rows arrived since the list was read. */
  newRows: number
  onShowNew: () => void
}

interface Props extends ToolbarSelection {
  texts: Texts
  /** What can be done with the ticked rows. */
  children: ReactNode
  /** Always there, at the end. */
  aside?: ReactNode
  /** On a line of its own; nothing draws no line. */
  below?: ReactNode
}

/** What is shown, what is selected and what can be done with it, and the rows that arrived meanwhile. */
export function ListToolbar({ texts, children, aside, below, ...rows }: Props) {
  const { total, selected, isDropped, offerAll, newRows } = rows
  const toolbar = useRef<HTMLElement>(null)
  // A button here goes away when it is pressed: the focus stays in its neighbourhood.
  const link = (text: string, onClick: () => void) => (
    <Button
      type="link"
      size="small"
      className={styles.link}
      onClick={() => {
        toolbar.current?.focus()
        onClick()
      }}
    >
      {text}
    </Button>
  )
  return (
    <section ref={toolbar} className={styles.toolbar} aria-label={texts.toolbar} tabIndex={-1}>
      <span aria-live="polite">
        {selected > 0 ? (
          <span className={styles.count}>{texts.selectedCount(selected)}</span>
        ) : (
          total !== undefined && texts.found(total)
        )}
        {isDropped && ` ${messages.selectionDropped}`}
      </span>
      {selected > 0 && (
        <div className={styles.bulk}>
          {offerAll && total !== undefined && link(texts.selectAll(total), rows.onSelectAll)}
          {link(texts.clearSelection, rows.onClear)}
          {children}
        </div>
      )}
      <span className={styles.news} aria-live="polite">
        {newRows > 0 && link(texts.newRows(newRows), rows.onShowNew)}
      </span>
      {aside}
      <div className={styles.below}>{below}</div>
    </section>
  )
}
