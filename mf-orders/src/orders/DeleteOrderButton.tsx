import { DeleteOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { ConfirmDialog } from '@loja/ui'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import styles from './DeleteOrderButton.module.css'
import { messages } from './messages'
import { useDeleteOrder } from './use-delete-order'

/** Asks, then deletes. The dialog closes when the database has answered, either way. */
export function DeleteOrderButton({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber'> }) {
  const [asking, setAsking] = useState(false)
  // Set at once: a second click may come before the button is drawn as busy.
  const sent = useRef(false)
  const { mutate, isPending } = useDeleteOrder()
  const number = order.orderNumber
  const confirm = () => {
    if (sent.current) return
    sent.current = true
    mutate(
      { id: order.id, number },
      {
        onSettled: () => {
          sent.current = false
          setAsking(false)
        },
      },
    )
  }
  return (
    <>
      <Button
        type="text"
        className={styles.button}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={messages.deleteOf(number)}
        onClick={() => setAsking(true)}
      >
        {messages.delete}
      </Button>
      {asking && (
        <ConfirmDialog
          title={messages.deleteTitle}
          confirmText={messages.deleteOf(number)}
          busy={isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {messages.deleteQuestion(number)}
        </ConfirmDialog>
      )}
    </>
  )
}
