import { KeyOutlined, UploadOutlined } from '@ant-design/icons'
import { openDialog, prefetchDialog } from '@loja/ui'
import { Button } from 'antd'
import { importDialog, typeKeyDialog } from '../invoice-dialogs'
import { messages } from '../messages'
import styles from './InvoiceActions.module.css'

export function InvoiceActions() {
  return (
    <div className={styles.actions}>
      <Button
        icon={<KeyOutlined aria-hidden />}
        aria-haspopup="dialog"
        {...prefetchDialog(typeKeyDialog)}
        onClick={() => openDialog(typeKeyDialog, { order: null })}
      >
        {messages.typeKey}
      </Button>
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        aria-haspopup="dialog"
        {...prefetchDialog(importDialog)}
        onClick={() => openDialog(importDialog)}
      >
        {messages.import}
      </Button>
    </div>
  )
}
