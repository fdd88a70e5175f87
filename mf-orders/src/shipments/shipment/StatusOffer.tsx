import { type ShipmentDetails, shipmentKeys } from '@loja/data/shipments'
import type { OrderStatus } from '@loja/domain/orders'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useUpdateOrderStatus } from '../../orders/queries'
import { messages } from './messages'
import { offeredStatus } from './offered-status'

export function StatusOffer({ shipment: { order, state } }: { shipment: ShipmentDetails }) {
  const [declined, setDeclined] = useState<string>()
  const next = offeredStatus(state, order.status)
  // The question is repeated for another state.
  if (!next || declined === state) return null
  return <Question order={order} next={next} onDecline={() => setDeclined(state)} />
}

interface QuestionProps {
  order: ShipmentDetails['order']
  next: OrderStatus
  onDecline: () => void
}

function Question({ order, next, onDecline }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  useLeaveFocusToNeighbour(place)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useUpdateOrderStatus()
  const accept = () =>
    mutate(
      { id: order.id, seen: order.status, status: next },
      { onSettled: () => queryClient.invalidateQueries({ queryKey: shipmentKeys.all }) },
    )
  return (
    <div ref={place}>
      <Alert
        role="status"
        type="info"
        showIcon
        title={messages.offer(order.number, order.status, next)}
        description={
          <div className={looks.wrap}>
            <Button type="primary" size="small" loading={isPending} onClick={accept}>
              {messages.offerYes(next)}
            </Button>
            <Button size="small" disabled={isPending} onClick={onDecline}>
              {messages.offerNo}
            </Button>
          </div>
        }
      />
    </div>
  )
}
