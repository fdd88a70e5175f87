import { KeyOutlined, UploadOutlined } from '@ant-design/icons'
import { dialogButton } from '@loja/ui/dialogs'
import { ExportStatus } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { importDialog, typeKeyDialog } from '../invoice-dialogs'
import { messages } from '../messages'
import styles from './InvoiceActions.module.css'

export function InvoiceActions({ download }: { download: ComponentProps<typeof ExportStatus>['work'] }) {
  return (
    <>
      <div className={styles.actions}>
        <Button icon={<KeyOutlined aria-hidden />} {...dialogButton(typeKeyDialog, { order: null })}>
          {messages.typeKey}
        </Button>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} {...dialogButton(importDialog)}>
          {messages.import}
        </Button>
      </div>
      <div className={looks.ownLine}>
        <ExportStatus work={download} title={messages.monthTitle} things={messages.monthThings} />
      </div>
    </>
  )
}
