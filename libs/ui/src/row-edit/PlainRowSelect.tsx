import { DownOutlined } from '@ant-design/icons'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import styles from './RowSelect.module.css'

interface Props {
  label: string
  shown: ReactNode
  /** The pointer is over it. */
  onActivate: () => void
  /** It was pressed, by pointer or key. */
  onOpen: () => void
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

export function PlainRowSelect({ label, shown, onActivate, onOpen }: Props) {
  const onPointerEnter = (event: PointerEvent) => {
    // A touched element must stay until the finger is lifted.
    if (event.pointerType !== 'touch') onActivate()
  }
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div
      role="combobox"
      tabIndex={0}
      className={styles.plain}
      aria-label={label}
      aria-expanded={false}
      aria-haspopup="listbox"
      onPointerEnter={onPointerEnter}
      onMouseDown={onMouseDown}
      // Screen readers click without pressing.
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.shown}>{shown}</span>
      <DownOutlined aria-hidden className={styles.arrow} />
    </div>
  )
}
