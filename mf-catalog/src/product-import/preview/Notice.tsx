import { WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './Preview.module.css'

/** Something of a row that a person should check. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <span className={styles.notice}>
      <WarningOutlined aria-hidden className={styles.noticeIcon} /> {children}
    </span>
  )
}
