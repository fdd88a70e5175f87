import type { ProductListRow } from '@loja/data/products'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useEditFocus } from '../use-edit-focus'
import { TYPED_FIELDS, type TypedField } from './editable-fields'
import { messages } from './messages'
import styles from './TypedCell.module.css'
import { useCellEdit } from './use-cell-edit'

interface Props {
  product: ProductListRow
  field: TypedField
  children: ReactNode
}

export function TypedCell({ product, field, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { cell, keepFocus } = useEditFocus(isOpen)
  const change = (open: boolean) => {
    keepFocus(open)
    setIsOpen(open)
  }
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

/** @returns whether there is one */
function goToCell(from: HTMLElement, step: 1 | -1): boolean {
  const all = [...(from.closest('table, ul')?.querySelectorAll<HTMLElement>('[data-edit-cell]') ?? [])]
  // A card hides an empty sale price.
  const cells = all.filter((cell) => cell.offsetParent !== null)
  const next = cells[cells.indexOf(from) + step]
  const control = next?.querySelector<HTMLElement>('[role=combobox], input, button')
  if (!control) return false
  control.focus()
  if (control.matches('button:not([role=combobox])')) control.click()
  return true
}
