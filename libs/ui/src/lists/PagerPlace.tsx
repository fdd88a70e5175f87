import type { ReactNode } from 'react'
import { messages } from './messages'
import styles from './Pager.module.css'

export interface Pages {
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
  sizes?: { options: readonly number[]; onChange: (pageSize: number) => void }
}

/** Where the pager is, or will be: nothing for a single page. */
export function PagerPlace({ pageSize, total, sizes, children }: Pages & { children?: ReactNode }) {
  if (total <= Math.min(pageSize, sizes?.options[0] ?? pageSize)) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {children}
    </nav>
  )
}
