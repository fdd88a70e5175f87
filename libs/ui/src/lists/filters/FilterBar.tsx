import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { messages } from '../messages'
import styles from './FilterBar.module.css'
import { MoreFilters } from './MoreFilters'

export interface ActiveFilter {
  key: string
  text: string
  onRemove: () => void
}

interface Props {
  search: ReactNode
  /** Controls behind `Filtrar`, with the sort order, and how many of them narrow the list. */
  more?: { controls: () => ReactNode; activeCount: number } | undefined
  /** Removable while the bar is open, so that a closed one has the same few controls, however many filters there are. */
  active: ActiveFilter[]
  found?: string | undefined
  /** Absent for one filter, which its tag removes. */
  onClear?: (() => void) | undefined
}

export function FilterBar({ search, more, active, found, onClear }: Props) {
  const bar = useRef<HTMLElement>(null)
  const [cleared, setCleared] = useState(0)
  const [open, setOpen] = useState(false)
  // A pressed button disappears. A focused input would open the phone's keyboard.
  const keepFocus = () => bar.current?.focus()
  const clear = () => {
    setCleared(cleared + 1)
    onClear?.()
    keepFocus()
  }
  return (
    <search ref={bar} className={styles.bar} tabIndex={-1}>
      <div className={styles.line}>
        <Fragment key={cleared}>{search}</Fragment>
        {more && <MoreFilters {...more} cleared={cleared} open={open} onOpen={setOpen} />}
      </div>
      <div className={active.length > 0 ? styles.active : undefined}>
        {/* Always present: screen readers ignore a live region that appears with its text. */}
        <span className={looks.spoken} aria-live="polite">
          {found}
        </span>
        {active.map(({ key, text, onRemove }) => (
          <span key={key} className={styles.tag}>
            {text}
            {open && (
              <button
                type="button"
                className={styles.remove}
                aria-label={messages.removeFilter(text)}
                onClick={() => {
                  onRemove()
                  keepFocus()
                }}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </span>
        ))}
        {open && active.length > 0 && onClear && (
          <Button type="link" size="small" onClick={clear}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
    </search>
  )
}
