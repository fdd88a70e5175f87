import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons'
import type { SupplierRow } from '@loja/data/suppliers'
import { confirm, openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import { LinkButton, useDataMutation } from '@loja/ui/parts'
import { useNavigate } from 'react-router'
import { newListPath, supplierPath } from '../supplier-path'
import { messages } from './messages'
import { deletion } from './queries'
import styles from './Suppliers.module.css'
import { supplierDialog } from './supplier-dialogs'

export function SupplierMenu({ supplier }: { supplier: SupplierRow }) {
  const navigate = useNavigate()
  const { mutateAsync } = useDataMutation(deletion)
  const ask = () =>
    confirm({
      title: messages.deleteTitle,
      text: messages.deleteQuestion(supplier),
      action: messages.delete,
      run: () => mutateAsync(supplier),
    })
  const items = [
    {
      key: 'edit',
      label: messages.edit,
      icon: <EditOutlined aria-hidden />,
      onClick: () => openDialog(supplierDialog, { supplier }),
    },
    {
      key: 'history',
      label: messages.history,
      icon: <HistoryOutlined aria-hidden />,
      onClick: () => void navigate(supplierPath(supplier.id)),
    },
    { key: 'delete', label: messages.delete, icon: <DeleteOutlined aria-hidden />, danger: true, onClick: ask },
  ]
  return (
    <span className={styles.row}>
      <LinkButton type="text" to={newListPath(supplier.id)}>
        {messages.newList}
      </LinkButton>
      <RowMenu label={messages.moreOf(supplier.name)} items={items} />
    </span>
  )
}
