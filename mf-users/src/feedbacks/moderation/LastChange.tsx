import { Button } from 'antd'
import { messages } from '../messages'
import styles from './LastChange.module.css'
import type { LastStateChange } from './use-state-undo'

interface Props {
  last: LastStateChange | null
  isUndoing: boolean
  onUndo: () => void
}

/** Says what was done last, with the way back. A line and no notice, because one approves many in a row. */
export function LastChange({ last, isUndoing, onUndo }: Props) {
  return (
    <span className={styles.last} aria-live="polite">
      {last?.text}
      {last?.change && (
        <Button
          type="link"
          size="small"
          loading={isUndoing}
          aria-keyshortcuts="Z"
          onClick={(event) => {
            // The button goes away: the focus stays in its neighbourhood.
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
