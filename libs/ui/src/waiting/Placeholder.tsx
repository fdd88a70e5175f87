import styles from './Placeholder.module.css'

/** Replaces a line of text of about this width. */
export function Placeholder({ width }: { width: number | string }) {
  return <span className={styles.line} style={{ width }} aria-hidden />
}
