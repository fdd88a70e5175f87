import { Button, Tag } from 'antd'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { messages } from '../../messages'
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
  /** What the filters left, e.g. `2 pedidos encontrados`; announced to screen readers when it changes. */
  found?: string | undefined
  onClear: () => void
}

/** Search and filters of a list in one line; below it what is active, each with a way to take it back. */
export function FilterBar({ children, active, found, onClear }: Props) {
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
      <div className={active.length > 0 ? styles.active : undefined}>
        {/* Always there: a live region that appears together with its text is not spoken. */}
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
