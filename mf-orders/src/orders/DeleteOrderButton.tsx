import { DeleteOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { ConfirmDialog } from '@loja/ui'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import styles from './DeleteOrderButton.module.css'
import { messages } from './messages'
import { useDeleteOrder } from './use-delete-order'

/** Asks, then deletes. The dialog closes when the database has answered, either way. */
export function DeleteOrderButton({ order }: { order: Pick<OrderListRow, 'id' | 'order_number'> }) {
  const button = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  // Set at once: a second click may come before the button is drawn as busy.
  const sent = useRef(false)
  const goOn = useRef<() => void>(null)
  useEffect(function moveFocusWhenTheRowIsGone() {
    // After the dialog, which goes with the row, has let go of the focus.
    return () => queueMicrotask(() => goOn.current?.())
  }, [])
  const { mutate, isPending } = useDeleteOrder()
  const number = order.order_number
  const confirm = () => {
    if (sent.current) return
    sent.current = true
    goOn.current = focusAfter(button.current)
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
        ref={button}
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

/** Looks for the neighbours of a row while it is there; the focus goes to the first of them that is left, or to the filters. */
function focusAfter(button: HTMLElement | null): () => void {
  const row = button?.closest('tr, li')
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling].map((sibling) =>
    sibling?.querySelector<HTMLElement>(`.${styles.button}`),
  )
  return () => {
    const target =
      neighbours.find((neighbour) => neighbour?.isConnected) ?? document.querySelector<HTMLElement>('search')
    target?.focus()
  }
}
