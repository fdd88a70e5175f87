import { isDataError } from '@loja/data/client'
import { Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { useState } from 'react'
import { OrderNotFoundDialog } from '../order/OrderNotFoundDialog'
import { useOrder } from '../order/use-order'
import { CodeForm } from './CodeForm'
import { messages } from './messages'
import { SavedCode } from './SavedCode'
import type { CodeTarget, Saved } from './use-code-form'

interface Props extends Pick<CodeTarget, 'shipment'> {
  /** A UUID. */
  id: string
  sends?: boolean
  onClose: () => void
}

/** The one panel for a code (SHIP-02): typed, checked and stored, then undone or sent to the customer. */
export function CodeDialog({ id, sends = false, shipment, onClose }: Props) {
  const { data: order, error, isFetching, isFetchedAfterMount, refetch } = useOrder(id)
  const [saved, setSaved] = useState<Saved>()
  if (isDataError(error, 'not-found')) return <OrderNotFoundDialog deleted={order?.orderNumber} onClose={onClose} />
  // The form sends the values it first rendered for the conflict check, so it waits for a fresh read.
  const isRead = order && isFetchedAfterMount
  return (
    <Dialog width={600} title={messages.title(sends, order?.orderNumber)} onCancel={onClose}>
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {!isRead && !error && <WaitingLines label={messages.loading} lines={4} />}
      {isRead && !saved && <CodeForm {...{ order, sends, shipment }} onSaved={setSaved} onClose={onClose} />}
      {isRead && saved && <SavedCode order={order} saved={saved} sent={sends} onClose={onClose} />}
    </Dialog>
  )
}
