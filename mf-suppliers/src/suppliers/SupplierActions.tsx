import { PlusOutlined } from '@ant-design/icons'
import { openDialog, prefetchDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { messages } from './messages'
import { categoryRulesDialog, supplierDialog } from './supplier-dialogs'

export function SupplierActions() {
  return (
    <div className={looks.wrap}>
      <Button
        aria-haspopup="dialog"
        {...prefetchDialog(categoryRulesDialog)}
        onClick={() => openDialog(categoryRulesDialog)}
      >
        {messages.categoryRules}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        aria-haspopup="dialog"
        {...prefetchDialog(supplierDialog)}
        onClick={() => openDialog(supplierDialog, { supplier: null })}
      >
        {messages.add}
      </Button>
    </div>
  )
}
