import type { OrderListRow } from '@loja/data'
import { ORDER_STATUSES, toOrderStatus } from '@loja/domain'
import { OrderStatusLabel, useIsPhone } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'
import styles from './OrderStatusSelect.module.css'
import { useUpdateOrderStatus } from './use-update-order-status'

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/** Any status may follow any other (spec §4). While it is saved it cannot be changed; a failure brings the old one back. */
export function OrderStatusSelect({ order }: { order: Pick<OrderListRow, 'id' | 'order_number' | 'status'> }) {
  const isPhone = useIsPhone()
  const { mutate, isPending, variables } = useUpdateOrderStatus()
  const seen = toOrderStatus(order.status)
  return (
    <Select
      className={styles.select}
      aria-label={messages.statusOf(order.order_number)}
      value={isPending ? variables.status : seen}
      options={OPTIONS}
      variant={isPhone ? 'outlined' : 'borderless'}
      disabled={isPending}
      loading={isPending}
      onChange={(status) => mutate({ id: order.id, seen, status })}
    />
  )
}
