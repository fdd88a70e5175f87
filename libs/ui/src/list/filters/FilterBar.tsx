import { Button, Tag } from 'antd'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { messages } from '../messages'
import styles from './FilterBar.module.css'

export interface ActiveFilter {
  key: string
  text: string
  onRemove: () => void
}

interface Props {
  children: ReactNode
  active: ActiveFilter[]
  found?: string | undefined
  onClear: () => void
}

/** Search and filters in one line, active ones as removable tags below. */
export function FilterBar({ children, active, found, onClear }: Props) {
  const bar = useRef<HTMLElement>(null)
  const [cleared, setCleared] = useState(0)
  // A pressed button disappears. A focused input would open the phone's keyboard.
  const keepFocus = () => bar.current?.focus()
  const clear = () => {
    setCleared(cleared + 1)
    onClear()
    keepFocus()
  }
  return (
    <search ref={bar} className={styles.bar} tabIndex={-1}>
      <div className={styles.line}>
        {}
        <Fragment key={cleared}>{children}</Fragment>
      </div>
      <div className={active.length > 0 ? styles.active : undefined}>
        {/* Always present: screen readers ignore a live region that appears with its text. */}
        <span className={styles.found} aria-live="polite">
          {active.length > 0 && found}
        </span>
        {active.map(({ key, text, onRemove }) => (
          <Tag
            key={key}
            variant="outlined"
            closable={{ 'aria-label': messages.removeFilter(text) }}
            onClose={() => {
              onRemove()
              keepFocus()
            }}
          >
            {text}
          </Tag>
        ))}
        {active.length > 0 && (
          <Button type="link" size="small" onClick={clear}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
    </search>
  )
}
