import { isDataError } from '@loja/data/client'
import type { OrderDetails } from '@loja/data/orders'
import { whatsAppHref } from '@loja/domain/format'
import { NoteIcon, notesText, useNoteCount } from '@loja/records'
import { Dialog, dialogButton, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Placeholder, WaitingLines } from '@loja/ui/late'
import { ListSteps, useListDialogStep } from '@loja/ui/lists'
import { LoadFailure } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef } from 'react'
import { MessageButton } from '../customer-messages/MessageButton'
import { nextActOf } from '../next-act'
import { OrderNotFoundDialog } from '../order/OrderNotFoundDialog'
import { orderQuery, useOrder } from '../order/use-order'
import { OrderStatusSelect } from '../orders/OrderStatusSelect'
import { OrderSheets } from '../print/OrderSheets'
import { codeDialog } from '../tracking-code/code-dialog'
import { messages as codeMessages } from '../tracking-code/open-messages'
import { CopyableText } from './CopyableText'
import { messages } from './messages'
import { OrderDetailsBody } from './OrderDetailsBody'
import styles from './OrderDetailsDialog.module.css'
import { OtherActs } from './OtherActs'
import { useOrderNeighbours } from './use-order-neighbours'

interface Props {
  /** A UUID. */
  id: string
  onClose: () => void
}

/** ORD-07. */
export function OrderDetailsDialog({ id, onClose }: Props) {
  const { data: order, error, isFetching, refetch } = useOrder(id)
  // It was deleted since it was read.
  if (isDataError(error, 'not-found')) return <OrderNotFoundDialog deleted={order?.orderNumber} onClose={onClose} />
  return (
    <Dialog
      width={1120}
      tall
      title={<Title id={id} order={order} />}
      secondary={<OtherActs id={id} order={order} onClose={onClose} />}
      primary={order && <NextAct order={order} />}
      onCancel={onClose}
    >
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {order && <OrderDetailsBody key={id} order={order} />}
      {!order && !error && <WaitingLines label={messages.loading} lines={14} />}
      {order && <OrderSheets order={order} />}
    </Dialog>
  )
}

function NextAct({ order }: { order: OrderDetails }) {
  const { id, status, shipping } = order
  const act = nextActOf(status)
  const canMessage = act === 'message' && whatsAppHref(shipping.phone) !== null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it gives the focus of an act that was done to the next one.
    <span
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector<HTMLElement>('a, button')?.focus()
      }}
    >
      {act === 'ship' && <ShipButton key={id} id={id} />}
      {canMessage && <MessageButton key={id} order={order} status="enviado" type="primary" text={messages.tell} />}
    </span>
  )
}

/** Disappears when the order is read again after it was sent from the panel, which returned the focus here. */
function ShipButton({ id }: { id: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useLeaveFocusToNeighbour(button)
  return (
    <Button ref={button} type="primary" {...dialogButton(codeDialog, { id, sends: true })}>
      {codeMessages.ship}
    </Button>
  )
}

/** A note that the closed history would hide. */
function Notes({ id }: { id: string }) {
  const notes = useNoteCount({ kind: 'order', id })
  if (!notes) return null
  return (
    <span className={styles.notes}>
      <NoteIcon /> {notesText(notes)}
    </span>
  )
}

function Title({ id, order }: { id: string; order: OrderDetails | undefined }) {
  const queryClient = useQueryClient()
  const neighbours = useOrderNeighbours(id)
  const go = useListDialogStep()
  return (
    <h2 aria-label={order ? messages.title(order.orderNumber) : messages.loadingTitle} className={styles.title}>
      {order ? (
        <CopyableText text={order.orderNumber} what={messages.orderNumber}>
          {messages.title(order.orderNumber)}
        </CopyableText>
      ) : (
        messages.loadingTitle
      )}
      <span className={styles.status}>
        {order ? <OrderStatusSelect key={id} order={order} /> : <Placeholder width={96} />}
      </span>
      <Notes id={id} />
      <span className={styles.steps}>
        <ListSteps
          neighbours={neighbours}
          texts={messages.steps}
          onGo={go}
          prefetch={(neighbour) => void queryClient.prefetchQuery(orderQuery(neighbour))}
        />
      </span>
    </h2>
  )
}
