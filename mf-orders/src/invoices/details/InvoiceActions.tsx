import { KeyOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { messages } from '../messages'
import styles from './InvoiceActions.module.css'

interface Props {
  onTypeKey: () => void
  onImport: () => void
}

export function InvoiceActions({ onTypeKey, onImport }: Props) {
  return (
    <div className={styles.actions}>
      <Button icon={<KeyOutlined aria-hidden />} aria-haspopup="dialog" onClick={onTypeKey}>
        {messages.typeKey}
      </Button>
      <Button type="primary" icon={<UploadOutlined aria-hidden />} aria-haspopup="dialog" onClick={onImport}>
        {messages.import}
      </Button>
    </div>
  )
}
