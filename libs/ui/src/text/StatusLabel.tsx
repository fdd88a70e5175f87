import styles from './StatusLabel.module.css'

export interface StatusLook {
  /** A CSS colour. */
  color: string
  word: string
  /** A hollow dot marks a finished or uncertain status. */
  filled?: boolean
  /** Inherits the look of the surrounding text if absent. */
  emphasis?: 'quiet' | 'normal' | 'strong'
}

export function StatusLabel({ color, word, filled = true, emphasis }: StatusLook) {
  return (
    <span className={styles.label} data-emphasis={emphasis}>
      <span className={styles.dot} style={{ borderColor: color, background: filled ? color : undefined }} />
      {word}
    </span>
  )
}
