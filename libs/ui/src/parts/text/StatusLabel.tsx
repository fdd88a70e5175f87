import styles from './StatusLabel.module.css'

export interface StatusLook {
  color: string
  word: string
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
