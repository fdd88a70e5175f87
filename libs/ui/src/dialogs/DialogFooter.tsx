import type { ReactNode } from 'react'
import looks from '../parts/layout/looks.module.css'
import styles from './DialogFooter.module.css'

export interface DialogActs {
  secondary?: ReactNode
  primary?: ReactNode
}

export function DialogFooter({ secondary, primary }: DialogActs) {
  return (
    <div className={`${looks.wrap} ${looks.wholeRow}`}>
      <div className={looks.contents}>{secondary}</div>
      <div className={styles.primary}>{primary}</div>
    </div>
  )
}
