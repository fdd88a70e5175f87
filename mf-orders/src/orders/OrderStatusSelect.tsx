import type { OrderListRow } from '@loja/data/orders'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain/orders'
import { OrderStatusLabel } from '@loja/records'
import { Select } from '@loja/ui/late'
import { useRef } from 'react'
import { messages } from './messages'
import { useUpdateOrderStatus } from './queries'

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/** Any status may follow any other (ORD-05). The seen status is the one when the select was opened. */
export function OrderStatusSelect({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber' | 'status'> }) {
  const { id, orderNumber, status } = order
  const { mutate, isPending, variables } = useUpdateOrderStatus()
  const seen = useRef<OrderStatus>(status)
  return (
    <Select
      inRow
      aria-label={messages.statusOf(orderNumber)}
      value={status}
      options={OPTIONS}
      saving={isPending ? variables.status : undefined}
      onOpen={() => {
        seen.current = status
      }}
      onChange={(next) => mutate({ id, seen: seen.current, status: next })}
    />
  )
}
