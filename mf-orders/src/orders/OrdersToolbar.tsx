import { MAX_BULK_ORDERS } from '@loja/data'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain'
import { ListToolbar, OrderStatusLabel } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'
import styles from './OrdersToolbar.module.css'

interface Props {
  /** How many orders the filter finds; absent while that is not known. */
  total: number | undefined
  /** How many are selected. */
  selected: number
  /** Every order on the page is selected, and there are more that match. */
  offerAll: boolean
  onSelectAll: () => void
  onClear: () => void
  /** The statuses to choose from are shown: what is sent is what is seen now. */
  onStatusOpen: () => void
  onStatus: (status: OrderStatus) => void
  /** How many orders arrived since the list was read. */
  newOrders: number
  onShowNew: () => void
}

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/** What is shown, what is selected and what can be done with it, and the orders that arrived meanwhile. */
export function OrdersToolbar(props: Props) {
  const { total, selected, offerAll, onSelectAll, onClear, onStatusOpen, onStatus, newOrders, onShowNew } = props
  return (
    <ListToolbar
      label={messages.toolbar}
      found={total === undefined ? undefined : messages.found(total)}
      selected={selected > 0 ? messages.selectedCount(selected) : undefined}
      selectAll={
        offerAll && total !== undefined ? { text: messages.selectAll(total), onClick: onSelectAll } : undefined
      }
      clear={{ text: messages.clearSelection, onClick: onClear }}
      news={newOrders > 0 ? { text: messages.newOrders(newOrders), onClick: onShowNew } : undefined}
    >
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
