import { Empty, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  /** Why it may be empty, or what to try. */
  hint: string
  /** The next step, if there is one. */
  action?: ReactNode
}

export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className={styles.empty} role="status">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null} />
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Text type="secondary">{hint}</Typography.Text>
      {action}
    </div>
  )
}
