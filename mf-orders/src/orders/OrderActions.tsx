import { CopyOutlined, DeleteOutlined, DollarOutlined, SendOutlined, WhatsAppOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data/orders'
import { confirm, newUuid, openDialog, prefetchDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import { DeleteButton, RowButton, useDataMutation, useIsPhone, useOpenListDialog, useOpenPage } from '@loja/ui/parts'
import { messageDialog } from '../customer-messages/message-dialog'
import { nextActOf } from '../next-act'
import { detailsButtonId, orderDialog } from '../order-dialog'
import { newOrderPath } from '../order-path'
import { paidMessages } from '../payments/paid-messages'
import { onePayment } from '../payments/queries'
import { codeDialog } from '../tracking-code/code-dialog'
import { messages as codeMessages } from '../tracking-code/open-messages'
import { messages } from './messages'
import styles from './order-fields.module.css'
import { deletion } from './queries'

const deletionText = (orderNumber: string) => (
  <>
    <p>{messages.deleteQuestion(orderNumber)}</p>
    <p>{messages.deleteEffects}</p>
  </>
)

export function OrderActions({ order }: { order: OrderListRow }) {
  const { id, orderNumber, status } = order
  const open = useOpenListDialog()
  const isPhone = useIsPhone()
  const { mutateAsync: remove } = useDataMutation(deletion)
  const askDeletion = () =>
    confirm({
      title: messages.deleteTitle,
      text: deletionText(orderNumber),
      action: messages.deleteOf(orderNumber),
      run: () => remove({ id, number: orderNumber }),
    })
  const openMessage = () => openDialog(messageDialog, { id, number: orderNumber })
  const openShip = () => openDialog(codeDialog, { id, sends: true })
  const act = nextActOf(status)
  return (
    <div className={styles.actions}>
      {act === 'ship' && (
        <RowButton
          icon="send"
          aria-label={messages.shipOf(orderNumber)}
          aria-keyshortcuts="E"
          {...prefetchDialog(codeDialog)}
          onClick={openShip}
        >
          {messages.ship}
        </RowButton>
      )}
      {(act === 'message' || isPhone) && (
        <RowButton
          icon="message"
          aria-label={messages.tellOf(orderNumber)}
          aria-keyshortcuts={act === 'message' ? 'E' : undefined}
          {...prefetchDialog(messageDialog)}
          onClick={openMessage}
        >
          {act === 'message' ? messages.tell : undefined}
        </RowButton>
      )}
      {!isPhone && (
        <RowButton
          icon="show"
          id={detailsButtonId(id)}
          data-open
          aria-label={messages.detailsOf(orderNumber)}
          {...prefetchDialog(orderDialog)}
          onClick={() => open(id)}
        >
          {messages.details}
        </RowButton>
      )}
      {!isPhone && <DeleteButton label={messages.deleteOf(orderNumber)} onClick={askDeletion} />}
      <OrderMenu {...{ order, act, isPhone, openShip, openMessage, askDeletion }} />
    </div>
  )
}

interface MenuProps {
  order: OrderListRow
  act: ReturnType<typeof nextActOf>
  isPhone: boolean
  openShip: () => void
  openMessage: () => void
  askDeletion: () => void
}

function OrderMenu({ order, act, isPhone, openShip, openMessage, askDeletion }: MenuProps) {
  const { id, orderNumber, status, paidState } = order
  const openPage = useOpenPage()
  const payment = useDataMutation(onePayment)
  const shipItem = {
    key: 'ship',
    label: codeMessages.ship,
    icon: <SendOutlined aria-hidden />,
    onClick: openShip,
  }
  const messageItem = {
    key: 'message',
    label: messages.message,
    icon: <WhatsAppOutlined aria-hidden />,
    onClick: openMessage,
  }
  const paidItem = {
    key: 'paid',
    label: paidMessages.markPaid,
    icon: <DollarOutlined aria-hidden />,
    onClick: () => payment.mutate({ order, requestId: newUuid() }),
  }
  const repeatItem = {
    key: 'repeat',
    label: messages.repeat,
    icon: <CopyOutlined aria-hidden />,
    onClick: () => openPage(newOrderPath(id)),
  }
  const deleteItem = {
    key: 'delete',
    label: messages.deleteOf(orderNumber),
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    onClick: askDeletion,
  }
  return (
    <RowMenu
      label={messages.moreOf(orderNumber)}
      items={[
        ...(act === 'ship' ? [] : [shipItem]),
        ...(act === 'message' || isPhone ? [] : [messageItem]),
        ...(paidState === 'pago' || status === 'cancelado' ? [] : [paidItem]),
        repeatItem,
        ...(isPhone ? [deleteItem] : []),
      ]}
    />
  )
}
