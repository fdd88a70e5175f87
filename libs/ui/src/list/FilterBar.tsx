import { Button, Tag } from 'antd'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { messages } from '../messages'
import styles from './FilterBar.module.css'

/** What narrows a list now. */
export interface ActiveFilter {
  key: string
  /** E.g. `Status: Enviado`. */
  text: string
  onRemove: () => void
}

interface Props {
  /** The search box first, then the selects. */
  children: ReactNode
  active: ActiveFilter[]
  onClear: () => void
}

/** Search and filters of a list in one line; below it what is active, each with a way to take it back. */
export function FilterBar({ children, active, onClear }: Props) {
  const bar = useRef<HTMLElement>(null)
  const [cleared, setCleared] = useState(0)
  // The button that was pressed goes away: the focus stays in its neighbourhood, without a phone's keyboard.
  const keepFocus = () => bar.current?.focus()
  const clear = () => {
    setCleared(cleared + 1)
    onClear()
    keepFocus()
  }
  return (
    <search ref={bar} className={styles.bar} tabIndex={-1}>
      <div className={styles.line}>
        {/* Clearing also forgets what was typed but not searched for yet: the fields start anew. */}
        <Fragment key={cleared}>{children}</Fragment>
      </div>
      {active.length > 0 && (
        <div className={styles.active}>
          {active.map(({ key, text, onRemove }) => (
            <Tag
              key={key}
              closable={{ 'aria-label': messages.removeFilter(text) }}
              onClose={() => {
                onRemove()
                keepFocus()
              }}
            >
              {text}
            </Tag>
          ))}
          <Button type="link" size="small" onClick={clear}>
            {messages.clearFilters}
          </Button>
        </div>
      )}
    </search>
  )
}
