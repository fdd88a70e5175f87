import type { OrderListRow } from '@loja/data'
import { DeleteButton, useConfirm, useDataMutation } from '@loja/ui'
import { messages } from './messages'
import { deletion } from './queries'

/** The dialog closes after the response. */
export function DeleteOrderButton({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber'> }) {
  const { mutate, isPending } = useDataMutation(deletion)
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
      <DeleteButton label={messages.deleteOf(number)} onClick={ask}>
        {messages.delete}
      </DeleteButton>
      {dialog}
    </>
  )
}
