import { PlusOutlined } from '@ant-design/icons'
import { dialogButton, openDialog, prefetchDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'
import { categoryRulesDialog, supplierDialog } from './supplier-dialogs'

/** A phone has it in the menu of the list. */
export const rulesItem = {
  key: 'rules',
  label: messages.categoryRules,
  onClick: () => openDialog(categoryRulesDialog),
}

export function SupplierActions() {
  const isPhone = useIsPhone()
  return (
    <div className={looks.wrap}>
      {!isPhone && (
        <Button aria-haspopup="dialog" {...prefetchDialog(categoryRulesDialog)} onClick={rulesItem.onClick}>
          {rulesItem.label}
        </Button>
      )}
      <Button type="primary" icon={<PlusOutlined aria-hidden />} {...dialogButton(supplierDialog, { supplier: null })}>
        {messages.add}
      </Button>
    </div>
  )
}
