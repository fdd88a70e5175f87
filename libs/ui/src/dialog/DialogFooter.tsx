import type { ReactNode } from 'react'
import styles from './DialogFooter.module.css'

export function DialogFooter({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.footer} ${className}`}>{children}</div>
}
