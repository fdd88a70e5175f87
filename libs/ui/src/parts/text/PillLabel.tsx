import styles from './PillLabel.module.css'

export function PillLabel({ word, filled }: { word: string; filled: boolean }) {
  return (
    <span className={styles.label} data-filled={filled}>
      {word}
    </span>
  )
}
