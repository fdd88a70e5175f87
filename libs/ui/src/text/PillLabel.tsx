import styles from './PillLabel.module.css'

/** A word in every row. Filled ones are rare. */
export function PillLabel({ word, filled }: { word: string; filled: boolean }) {
  return (
    <span className={styles.label} data-filled={filled}>
      {word}
    </span>
  )
}
