import { MAX_BULK_ORDERS } from '@loja/data'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain'
import { ListToolbar, OrderStatusLabel, type ToolbarSelection } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'
import styles from './OrdersToolbar.module.css'

interface Props extends ToolbarSelection {
  /** The statuses to choose from are shown: what is sent is what is seen now. */
  onStatusOpen: () => void
  onStatus: (status: OrderStatus) => void
}

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/** What is shown, what is selected and what can be done with it, and the orders that arrived meanwhile. */
export function OrdersToolbar({ onStatusOpen, onStatus, ...rows }: Props) {
  const { selected } = rows
  return (
    <ListToolbar {...rows} texts={messages}>
      <Select<OrderStatus | null>
        className={styles.status}
        aria-label={messages.bulkStatus}
        placeholder={messages.bulkStatus}
        value={null}
        options={OPTIONS}
        disabled={selected > MAX_BULK_ORDERS}
        onOpenChange={(open) => open && onStatusOpen()}
        onChange={(status) => status && onStatus(status)}
      />
      {selected > MAX_BULK_ORDERS && <span>{messages.tooMany(MAX_BULK_ORDERS)}</span>}
    </ListToolbar>
  )
}
