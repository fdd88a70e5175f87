import { type ShipmentDetails, shipmentKeys } from '@loja/data'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useUpdateOrderStatus } from '../../orders/use-update-order-status'
import { messages } from './messages'
import { offeredStatus } from './offered-status'
import styles from './StatusOffer.module.css'

/** Asks whether the order shall have the status that its shipment says (TRK-02). */
export function StatusOffer({ shipment }: { shipment: ShipmentDetails }) {
  const { order, state } = shipment
  const queryClient = useQueryClient()
  const { mutate, isPending } = useUpdateOrderStatus()
  const [declined, setDeclined] = useState<string>()
  const next = offeredStatus(state, order.status)
  // Of another event it is another question.
  if (!next || declined === state) return null
  const accept = () => {
    if (isPending) return
    mutate(
      { id: order.id, seen: order.status, status: next },
      { onSettled: () => queryClient.invalidateQueries({ queryKey: shipmentKeys.all }) },
    )
  }
  return (
    <Alert
      type="info"
      showIcon
      title={messages.offer(order.number, order.status, next)}
      description={
        <div className={styles.actions}>
          <Button type="primary" size="small" loading={isPending} onClick={accept}>
            {messages.offerYes(next)}
          </Button>
          <Button size="small" disabled={isPending} onClick={() => setDeclined(state)}>
            {messages.offerNo}
          </Button>
        </div>
      }
    />
  )
}
