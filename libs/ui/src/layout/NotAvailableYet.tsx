import { ToolOutlined } from '@ant-design/icons'
import styles from './NotAvailableYet.module.css'
import { Surface } from './Surface'

/** One honest sentence in the place of what is not built yet. */
export function NotAvailableYet({ text }: { text: string }) {
  return (
    <Surface className={styles.notice}>
      <ToolOutlined className={styles.icon} aria-hidden />
      {text}
    </Surface>
  )
}
