import { messages } from './messages'
import styles from './Stars.module.css'

const MOST = 5

/** Characters, because twenty of antd's `Rate` cost more than their rows. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={messages.stars(rating)}>
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST - rating)}
    </span>
  )
}
