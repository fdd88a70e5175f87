import { KeyOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { OpenInvoiceDialog } from '../InvoiceDialogs'
import { messages } from '../messages'
import styles from './InvoiceActions.module.css'

/** How notes come here: as XML, or by their key. */
export function InvoiceActions({ onOpen }: { onOpen: (dialog: OpenInvoiceDialog) => void }) {
  return (
    <div className={styles.actions}>
      <Button
        icon={<KeyOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onOpen({ name: 'key', order: null })}
      >
        {messages.typeKey}
      </Button>
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onOpen({ name: 'import' })}
      >
        {messages.import}
      </Button>
    </div>
  )
}
