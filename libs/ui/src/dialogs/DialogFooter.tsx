import type { ReactNode } from 'react'
import styles from './DialogFooter.module.css'

export interface DialogActs {
  secondary?: ReactNode
  primary?: ReactNode
}

export function DialogFooter({ secondary, primary }: DialogActs) {
  return (
    <div className={styles.footer}>
      <div className={styles.secondary}>{secondary}</div>
      <div className={styles.primary}>{primary}</div>
    </div>
  )
}
