import { RestoredNotice } from '@loja/ui'
import { Alert, Button } from 'antd'
import styles from './FormNotices.module.css'
import { messages } from './messages'
import type { ProductForm } from './use-product-form'

export function FormNotices({ form, onCompare }: { form: ProductForm; onCompare: () => void }) {
  const others = [...form.others.conflicts, ...form.others.theirsAlone]
  const labels = others.map((field) => messages.fields[field].label).join(', ')
  return (
    <>
      {form.restored && <RestoredNotice onHide={form.hideRestored} />}
      {others.length > 0 && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title={messages.othersChanged(labels)}
          action={
            <Button size="small" onClick={onCompare}>
              {messages.compare}
            </Button>
          }
        />
      )}
    </>
  )
}
