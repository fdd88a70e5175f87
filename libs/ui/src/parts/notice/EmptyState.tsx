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
      <svg aria-hidden viewBox="0 0 64 41" className={styles.box}>
        <ellipse cx="32" cy="34" rx="32" ry="7" />
        <path d="M55 13.8 44.9 2.3Q44 1 42.9 1H21.1q-1.2 0-2 1.3L9 13.8V23h46z" />
        <path d="M41.6 17c0-1.7 1-3 2.2-3H55v18.1c0 2.2-1.3 3.9-3 3.9H12c-1.7 0-3-1.7-3-3.9V14h11.2c1.2 0 2.2 1.3 2.2 3s1 2.9 2.2 2.9h14.8c1.2 0 2.2-1.4 2.2-3" />
      </svg>
      <strong className={styles.title}>{title}</strong>
      <QuietText>{hint}</QuietText>
      {action}
    </div>
  )
}
