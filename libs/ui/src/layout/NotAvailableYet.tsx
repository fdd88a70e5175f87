import { ToolOutlined } from '@ant-design/icons'
import { Card, Typography } from 'antd'
import styles from './NotAvailableYet.module.css'

/** One honest sentence in the place of what is not built yet. */
export function NotAvailableYet({ text }: { text: string }) {
  return (
    <Card>
      <div className={styles.notice}>
        <ToolOutlined className={styles.icon} aria-hidden />
        <Typography.Text>{text}</Typography.Text>
      </div>
    </Card>
  )
}
