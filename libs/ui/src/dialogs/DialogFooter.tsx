import type { ReactNode } from 'react'
import styles from './DialogFooter.module.css'

export interface DialogActs {
  /** On the left: the way out first. */
  secondary?: ReactNode
  /** Last, on the right. */
  primary?: ReactNode
}

/** The foot of a dialog, also at the end of a form in its body. */
export function DialogFooter({ secondary, primary }: DialogActs) {
  return (
    <div className={styles.footer}>
      <div className={styles.secondary}>{secondary}</div>
      <div className={styles.primary}>{primary}</div>
    </div>
  )
}
