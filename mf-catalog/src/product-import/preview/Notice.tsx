import { WarningOutlined } from '@ant-design/icons'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import styles from './Preview.module.css'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <span className={looks.hint}>
      <WarningOutlined aria-hidden className={styles.noticeIcon} /> {children}
    </span>
  )
}
