import type { ReactNode } from 'react'
import { QuietText } from '../text/QuietText'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  hint: string
  action?: ReactNode
}

export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className={styles.empty} role="status">
      <strong className={styles.title}>{title}</strong>
      <QuietText>{hint}</QuietText>
      {action}
    </div>
  )
}
