import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { use } from 'react'
import { messages } from './messages'
import { OpenDialogContext } from './open-dialog'
import styles from './Suppliers.module.css'

export function SupplierActions() {
  const open = use(OpenDialogContext)
  return (
    <div className={styles.actions}>
      <Button aria-haspopup="dialog" onClick={() => open({ name: 'category-rules' })}>
        {messages.categoryRules}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open({ name: 'new' })}
      >
        {messages.add}
      </Button>
    </div>
  )
}
