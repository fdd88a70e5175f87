import type { OrderListRow } from '@loja/data/orders'
import { ORDER_STATUSES } from '@loja/domain/orders'
import { OrderStatusLabel } from '@loja/records'
import { RowSelect } from '@loja/ui/late'
import { messages } from './messages'
import { useUpdateOrderStatus } from './queries'

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/** Any status may follow any other (ORD-05). The seen status is the one when the select was opened. */
export function OrderStatusSelect({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber' | 'status'> }) {
  const { id, orderNumber, status } = order
  const { mutate, isPending, variables } = useUpdateOrderStatus()
  return (
    <RowSelect
      row={order}
      aria-label={messages.statusOf(orderNumber)}
      value={status}
      options={OPTIONS}
      saving={isPending ? variables.status : undefined}
      onChange={(next, seen) => mutate({ id, seen: seen.status, status: next })}
    />
  )
}
