import styles from './StatusLabel.module.css'

/** The look of one status. */
export interface StatusLook {
  /** A CSS colour. */
  color: string
  word: string
  /** A hollow dot marks a status that is over or that is not certain. */
  filled?: boolean
  /** Without it the label looks like the text around it. */
  emphasis?: 'quiet' | 'normal' | 'strong'
}

/** A status as a coloured dot and its word. */
export function StatusLabel({ color, word, filled = true, emphasis }: StatusLook) {
  return (
    <span className={styles.label} data-emphasis={emphasis}>
      <span className={styles.dot} style={{ borderColor: color, background: filled ? color : undefined }} />
      {word}
    </span>
  )
}
