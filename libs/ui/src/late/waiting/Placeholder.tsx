import styles from './Placeholder.module.css'

export function Placeholder({ width }: { width: number | string }) {
  return <span className={styles.line} style={{ width }} aria-hidden />
}
