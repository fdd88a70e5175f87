import styles from './ClampedText.module.css'

/** A name that somebody typed: two lines of it at most, so that one row does not push the others away. */
export function ClampedText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      {children}
    </span>
  )
}
