import styles from './ClampedText.module.css'

export function ClampedText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      {children}
    </span>
  )
}
