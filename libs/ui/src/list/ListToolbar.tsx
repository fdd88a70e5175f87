import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import styles from './ListToolbar.module.css'

interface Act {
  /** Of the button, e.g. `Limpar seleção`. */
  text: string
  onClick: () => void
}

interface Props {
  /** Names the toolbar to a screen reader. */
  label: string
  /** What is shown, e.g. `260 produtos encontrados`; absent while that is not known. */
  found: string | undefined
  /** What is ticked, e.g. `3 produtos selecionados`; absent while nothing is. */
  selected: string | undefined
  /** Ticks everything that the filter finds; absent where that is not offered. */
  selectAll: Act | undefined
  clear: Act
  /** Shows the rows that arrived meanwhile; absent while there is none. */
  news: Act | undefined
  /** What can be done with the ticked rows. */
  children: ReactNode
  /** Always there, at the end. */
  aside?: ReactNode
  /** On a line of its own; nothing draws no line. */
  below?: ReactNode
}

/** What is shown, what is selected and what can be done with it, and the rows that arrived meanwhile. */
export function ListToolbar({ label, found, selected, selectAll, clear, news, children, aside, below }: Props) {
  const toolbar = useRef<HTMLElement>(null)
  // A button here goes away when it is pressed: the focus stays in its neighbourhood.
  const link = ({ text, onClick }: Act) => (
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
    <section ref={toolbar} className={styles.toolbar} aria-label={label} tabIndex={-1}>
      <span aria-live="polite">{selected ? <span className={styles.count}>{selected}</span> : found}</span>
      {selected && (
        <div className={styles.bulk}>
          {selectAll && link(selectAll)}
          {link(clear)}
          {children}
        </div>
      )}
      <span className={styles.news} aria-live="polite">
        {news && link(news)}
      </span>
      {aside}
      <div className={styles.below}>{below}</div>
    </section>
  )
}
