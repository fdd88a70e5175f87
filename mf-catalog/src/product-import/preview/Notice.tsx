import { WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './Preview.module.css'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <span className={styles.notice}>
      <WarningOutlined aria-hidden className={styles.noticeIcon} /> {children}
    </span>
  )
}
