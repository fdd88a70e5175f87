import { Alert } from 'antd'
import type { ReactNode } from 'react'
import styles from './undo.module.css'

/** The result of an undo. */
export function UndoAlert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Alert
      className={styles.report}
      type={children ? 'warning' : 'success'}
      showIcon
      title={title}
      description={children}
    />
  )
}
