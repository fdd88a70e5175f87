import { DeleteOutlined, EyeOutlined, SendOutlined, WhatsAppOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import {
  DeleteButton,
  LazyDialog,
  RowMenu,
  useConfirm,
  useDataMutation,
  useIsPhone,
  useLoaded,
  useOpenListDialog,
} from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { detailsButtonId, ORDER_DIALOG } from '../order-dialog'
import { messages as shipMessages } from '../ship/open-messages'
import { useShipOrder } from '../ship/ShipOrderHost'
import { messages } from './messages'
import styles from './order-fields.module.css'
import { deletion } from './queries'

const loadMessageDialog = async () => (await import('../customer-messages/MessageDialog')).MessageDialog

/** A phone has the message on the card, and the deletion in the menu, away from the thumb. */
export function OrderActions({ order: { id, orderNumber } }: { order: OrderListRow }) {
  const open = useOpenListDialog()
  const isPhone = useIsPhone()
  const [near, setNear] = useState(false)
  useLoaded({ ...ORDER_DIALOG, wanted: near })
  const ship = useShipOrder()
  const { ask, dialog } = useDeleteOrder(id, orderNumber)
  const [writing, setWriting] = useState(false)
  const shipItem = {
    key: 'ship',
    label: shipMessages.ship,
    icon: <SendOutlined aria-hidden />,
    onClick: () => ship(id),
  }
  const messageItem = {
    key: 'message',
    label: messages.message,
    icon: <WhatsAppOutlined aria-hidden />,
    onClick: () => setWriting(true),
  }
  const deleteItem = {
    key: 'delete',
    label: messages.deleteOf(orderNumber),
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    onClick: ask,
  }
  return (
    <div className={styles.actions}>
      <Button
        type="text"
        id={detailsButtonId(id)}
        icon={<EyeOutlined aria-hidden />}
        aria-label={messages.detailsOf(orderNumber)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => open(id)}
      >
        {messages.details}
      </Button>
      {!isPhone && (
        <DeleteButton label={messages.deleteOf(orderNumber)} onClick={ask}>
          {messages.delete}
        </DeleteButton>
      )}
      {isPhone && (
        <Button
          type="text"
          icon={<WhatsAppOutlined aria-hidden />}
          aria-label={messages.messageOf(orderNumber)}
          onClick={() => setWriting(true)}
        />
      )}
      <RowMenu
        label={messages.moreOf(orderNumber)}
        items={isPhone ? [shipItem, deleteItem] : [shipItem, messageItem]}
      />
      {dialog}
      {writing && (
        <LazyDialog
          name="message-dialog"
          title={messages.message}
          load={loadMessageDialog}
          props={{ id, number: orderNumber, onClose: () => setWriting(false) }}
        />
      )}
    </div>
  )
}

/** The dialog closes after the response. */
function useDeleteOrder(id: string, number: string) {
  const { mutate, isPending } = useDataMutation(deletion)
  return useConfirm({
    title: messages.deleteTitle,
    confirmText: messages.deleteOf(number),
    text: (
      <>
        <p>{messages.deleteQuestion(number)}</p>
        <p>{messages.deleteEffects}</p>
      </>
    ),
    busy: isPending,
    onConfirm: (close) => mutate({ id, number }, { onSettled: close }),
  })
}
