import type { FeedbackState } from '@loja/domain'
import styles from './FeedbackStateLabel.module.css'
import { messages } from './messages'

/** A state as a dot and, always, its word. */
export function FeedbackStateLabel({ state }: { state: FeedbackState }) {
  return (
    <span className={styles.label} data-state={state}>
      {messages.states[state]}
    </span>
  )
}
