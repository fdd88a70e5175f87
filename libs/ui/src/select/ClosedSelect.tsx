import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { RowIcon } from '../plain/RowIcon'
import styles from './ClosedSelect.module.css'
import type { LazySelectProps } from './select-props'

type Shown = 'aria-label' | 'className' | 'value' | 'options' | 'placeholder' | 'disabled' | 'showSearch'
interface Props<Value extends string | number> extends Pick<LazySelectProps<Value>, Shown> {
  /** The border is left out, except on a phone. */
  inRow?: boolean
  onFocus?: () => void
  /** The mouse is over it. A touched element must stay until the finger is lifted, and a focused one too. */
  onHover: () => void
  onOpen: () => void
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** A closed select that looks and behaves like antd's, in plain markup. */
export function ClosedSelect<Value extends string | number>(props: Props<Value>) {
  const { className = '', value, options, placeholder, disabled, showSearch, inRow, onFocus, onHover, onOpen } = props
  const shown = options.find((option) => option.value === value)?.label
  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType !== 'touch' && document.activeElement !== currentTarget) onHover()
  }
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpening = OPENING_KEYS.includes(event.key)
    // The loaded select gets a typed letter.
    if (isOpening) event.preventDefault()
    if (isOpening || (showSearch && /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey)) onOpen()
  }
  return (
    <button
      type="button"
      role="combobox"
      className={`${styles.select} ${className}`}
      aria-label={props['aria-label']}
      aria-expanded={false}
      aria-haspopup="listbox"
      data-in-row={inRow}
      disabled={disabled}
      onFocus={onFocus}
      onPointerEnter={onPointerEnter}
      onMouseDown={onMouseDown}
      // Screen readers click without pressing.
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.shown} data-placeholder={shown === undefined}>
        {shown ?? placeholder}
      </span>
      <RowIcon name="down" className={styles.arrow} />
    </button>
  )
}
