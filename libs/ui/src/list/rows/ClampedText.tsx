import styles from './ClampedText.module.css'

/** A text of at most two lines. */
export function ClampedText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      {children}
    </span>
  )
}
