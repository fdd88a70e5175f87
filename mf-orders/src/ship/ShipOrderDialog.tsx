import { isDataError } from '@loja/data'
import { Dialog, LoadFailure, WaitingLines } from '@loja/ui'
import { useState } from 'react'
import { OrderNotFoundDialog } from '../order/OrderNotFoundDialog'
import { useOrder } from '../order/use-order'
import { messages } from './messages'
import { ShipForm } from './ShipForm'
import { ShippedOrder } from './ShippedOrder'
import type { Shipped } from './shipped'

interface Props {
  /** A UUID. */
  id: string
  onClose: () => void
}

/** SHIP-02: code, status and message in one panel. */
export function ShipOrderDialog({ id, onClose }: Props) {
  const { data: order, error, isFetching, isFetchedAfterMount, refetch } = useOrder(id)
  const [shipped, setShipped] = useState<Shipped>()
  if (isDataError(error) && error.code === 'not-found')
    return <OrderNotFoundDialog deleted={order?.orderNumber} onClose={onClose} />
  // The form sends the values it first rendered for the conflict check, so it waits for a fresh read.
  const isRead = order && isFetchedAfterMount
  return (
    <Dialog
      width={600}
      title={order ? messages.title(order.orderNumber) : messages.loadingTitle}
      footer={null}
      onCancel={onClose}
    >
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {!isRead && !error && <WaitingLines label={messages.loading} lines={4} />}
      {isRead && !shipped && <ShipForm order={order} onShipped={setShipped} onClose={onClose} />}
      {isRead && shipped && <ShippedOrder order={order} shipped={shipped} onClose={onClose} />}
    </Dialog>
  )
}
