import type { ReactNode } from 'react'
import { QuietText } from '../text/QuietText'
import styles from './EmptyState.module.css'

export function EmptyState({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className={styles.empty} role="status">
      <strong className={styles.title}>{title}</strong>
      <QuietText>{hint}</QuietText>
      {action}
    </div>
  )
}
