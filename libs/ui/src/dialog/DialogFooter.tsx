import type { ReactNode } from 'react'
import styles from './DialogFooter.module.css'

/** The buttons of a dialog, with the first one at the other end of the line. `className` adds a layout for phones. */
export function DialogFooter({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.footer} ${className}`}>{children}</div>
}
