import styles from './PillLabel.module.css'

/** A word that every row has; the filled ones are few and stand out. */
export function PillLabel({ word, filled }: { word: string; filled: boolean }) {
  return (
    <span className={styles.label} data-filled={filled}>
      {word}
    </span>
  )
}
