import { DeleteOutlined, SendOutlined, WhatsAppOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import {
  ConfirmDialog,
  DeleteButton,
  LazyDialog,
  RowButton,
  RowMenu,
  useDataMutation,
  useIsPhone,
  useLoaded,
  useOpenListDialog,
} from '@loja/ui'
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
  const [asked, setAsked] = useState<'delete' | 'message'>()
  const close = () => setAsked(undefined)
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
    onClick: () => setAsked('message'),
  }
  const deleteItem = {
    key: 'delete',
    label: messages.deleteOf(orderNumber),
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    onClick: () => setAsked('delete'),
  }
  return (
    <div className={styles.actions}>
      <RowButton
        icon="show"
        id={detailsButtonId(id)}
        aria-label={messages.detailsOf(orderNumber)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => open(id)}
      >
        {messages.details}
      </RowButton>
      {!isPhone && (
        <DeleteButton label={messages.deleteOf(orderNumber)} onClick={() => setAsked('delete')}>
          {messages.delete}
        </DeleteButton>
      )}
      {isPhone && (
        <RowButton icon="message" aria-label={messages.messageOf(orderNumber)} onClick={() => setAsked('message')} />
      )}
      <RowMenu
        label={messages.moreOf(orderNumber)}
        items={isPhone ? [shipItem, deleteItem] : [shipItem, messageItem]}
      />
      {asked === 'delete' && <DeleteOrder id={id} number={orderNumber} onClose={close} />}
      {asked === 'message' && (
        <LazyDialog
          name="message-dialog"
          title={messages.message}
          load={loadMessageDialog}
          props={{ id, number: orderNumber, onClose: close }}
        />
      )}
    </div>
  )
}

interface DeletionProps {
  id: string
  number: string
  onClose: () => void
}

/** Closes after the response. */
function DeleteOrder({ id, number, onClose }: DeletionProps) {
  const { mutate, isPending } = useDataMutation(deletion)
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      confirmText={messages.deleteOf(number)}
      busy={isPending}
      onConfirm={() => mutate({ id, number }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>{messages.deleteQuestion(number)}</p>
      <p>{messages.deleteEffects}</p>
    </ConfirmDialog>
  )
}
