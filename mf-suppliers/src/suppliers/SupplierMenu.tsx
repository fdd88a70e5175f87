import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons'
import type { SupplierRow } from '@loja/data'
import { LinkButton, RowMenu, useConfirm, useDataMutation } from '@loja/ui'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { newListPath, supplierPath } from '../supplier-path'
import { messages } from './messages'
import { OpenDialogContext } from './open-dialog'
import { deletion } from './queries'
import styles from './Suppliers.module.css'

export function SupplierMenu({ supplier }: { supplier: SupplierRow }) {
  const openDialog = use(OpenDialogContext)
  const navigate = useNavigate()
  const { mutate, isPending } = useDataMutation(deletion)
  const { ask, dialog } = useConfirm({
    title: messages.deleteTitle,
    text: messages.deleteQuestion(supplier),
    confirmText: messages.delete,
    busy: isPending,
    onConfirm: (close) => mutate(supplier, { onSettled: close }),
  })
  const items = [
    {
      key: 'edit',
      label: messages.edit,
      icon: <EditOutlined aria-hidden />,
      onClick: () => openDialog({ name: 'edit', supplier }),
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
      <LinkButton to={newListPath(supplier.id)}>{messages.newList}</LinkButton>
      <RowMenu label={messages.moreOf(supplier.name)} items={items} />
      {dialog}
    </span>
  )
}
