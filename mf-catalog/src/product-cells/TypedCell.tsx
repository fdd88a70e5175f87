import type { ProductListRow } from '@loja/data/products'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { TYPED_FIELDS, type TypedField } from './editable-fields'
import { goToCell } from './go-to-cell'
import { messages } from './messages'
import styles from './TypedCell.module.css'
import { useCellEdit } from './use-cell-edit'

interface Props {
  product: ProductListRow
  field: TypedField
  children: ReactNode
}

/** A number that is edited in the row. Enter, Tab and a click elsewhere save; Escape restores. */
export function TypedCell({ product, field, children }: Props) {
  const cell = useRef<HTMLDivElement>(null)
  const keepFocus = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const change = (open: boolean) => {
    keepFocus.current = open || !!cell.current?.contains(document.activeElement)
    setIsOpen(open)
  }
  useLayoutEffect(
    function handFocusOver() {
      if (keepFocus.current) cell.current?.querySelector<HTMLElement>('input, button')?.focus()
      cell.current?.querySelector('input')?.select()
      keepFocus.current = false
    },
    // Once on opening and once on closing, whatever else renders the row.
    [isOpen],
  )
  return (
    <div ref={cell} data-edit-cell className={styles.cell}>
      {isOpen ? (
        <OpenCell product={product} field={field} onClose={() => change(false)} />
      ) : (
        <button
          type="button"
          className={styles.closed}
          title={messages.edit(field, product.name)}
          aria-description={messages.edit(field, product.name)}
          aria-keyshortcuts={TYPED_FIELDS[field].keyName}
          onClick={() => change(true)}
        >
          {children}
        </button>
      )}
    </div>
  )
}

interface OpenProps extends Omit<Props, 'children'> {
  onClose: () => void
}

function OpenCell({ product, field, onClose }: OpenProps) {
  const { edit, type, save, restore } = useCellEdit(product, field, onClose)
  const noteId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Otherwise the rest of the key press would click the button that gets the focus.
      event.preventDefault()
      save()
    }
    if (event.key === 'Escape') restore()
    if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const cell = event.currentTarget.parentElement
      // First, or the closing cell would keep the focus.
      if (cell && goToCell(cell, event.shiftKey ? -1 : 1)) event.preventDefault()
      save()
    }
  }
  const onBlur = () => {
    // Another window was chosen: the field keeps waiting.
    if (document.hasFocus()) save()
  }
  const isOutdated = product[field] !== edit.seen[field]
  const note = edit.problem || (isOutdated && messages.changedMeanwhile(TYPED_FIELDS[field].shown(product)))
  return (
    <>
      <input
        className={styles.input}
        aria-label={messages.edit(field, product.name)}
        aria-invalid={!!edit.problem}
        aria-describedby={noteId}
        aria-busy={edit.status === 'saving'}
        readOnly={edit.status === 'saving'}
        inputMode={TYPED_FIELDS[field].inputMode}
        enterKeyHint="done"
        autoComplete="off"
        value={edit.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span id={noteId} role="alert" className={styles.note}>
        {note}
      </span>
    </>
  )
}
