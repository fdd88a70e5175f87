import { DeleteOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { useConfirm } from '@loja/ui'
import { Button } from 'antd'
import styles from './DeleteOrderButton.module.css'
import { messages } from './messages'
import { useDeleteOrder } from './use-delete-order'

/** Asks, then deletes. The dialog closes when the database has answered, either way. */
export function DeleteOrderButton({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber'> }) {
  const { mutate, isPending } = useDeleteOrder()
  const number = order.orderNumber
  const { ask, dialog } = useConfirm({
    title: messages.deleteTitle,
    confirmText: messages.deleteOf(number),
    text: messages.deleteQuestion(number),
    busy: isPending,
    onConfirm: (close) => mutate({ id: order.id, number }, { onSettled: close }),
  })
  return (
    <>
      <Button
        type="text"
        className={styles.button}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={messages.deleteOf(number)}
        onClick={ask}
      >
        {messages.delete}
      </Button>
      {dialog}
    </>
  )
}
