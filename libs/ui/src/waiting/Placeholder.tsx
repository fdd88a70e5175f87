import styles from './Placeholder.module.css'

/** Stands where a line of text will, as wide as that text is about. */
export function Placeholder({ width }: { width: number | string }) {
  return <span className={styles.line} style={{ width }} aria-hidden />
}
