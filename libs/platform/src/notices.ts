import type { ReactNode } from 'react'

export interface Notice {
  type: 'success' | 'warning' | 'error'
  title: string
  description: string
  key?: string
  /** In seconds. */
  duration?: number
  actions?: ReactNode
}

/** Above the page. Since 3.6.0. */
export interface Notices {
  show(notice: Notice): void
  close(key: string): void
}

let current: Notices | undefined

export function setNotices(notices: Notices): void {
  current = notices
}

export function getNotices(): Notices {
  if (!current) throw new Error('The shell shows no notices yet: call setNotices first')
  return current
}
