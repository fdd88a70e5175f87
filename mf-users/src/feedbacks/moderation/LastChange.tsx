import { Button } from 'antd'
import { messages } from '../messages'
import styles from './LastChange.module.css'
import type { LastStateChange } from './use-state-undo'

interface Props {
  last: LastStateChange | null
  isUndoing: boolean
  onUndo: () => void
}

/** A line instead of a notice, because many changes follow each other. */
export function LastChange({ last, isUndoing, onUndo }: Props) {
  return (
    <span className={styles.last} data-phone-bar aria-live="polite">
      {last?.text}
      {last?.change && (
        <Button
          type="link"
          size="small"
          loading={isUndoing}
          aria-keyshortcuts="Z"
          onClick={(event) => {
            // The button disappears.
            event.currentTarget.closest('section')?.focus()
            onUndo()
          }}
        >
          {messages.undo}
        </Button>
      )}
    </span>
  )
}
