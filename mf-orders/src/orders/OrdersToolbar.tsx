import { MAX_BULK_ORDERS } from '@loja/data'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain'
import { OrderStatusLabel } from '@loja/ui'
import { Button, Select } from 'antd'
import { useRef } from 'react'
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
  const toolbar = useRef<HTMLElement>(null)
  // A button here goes away when it is pressed: the focus stays in its neighbourhood.
  const keepFocus = (act: () => void) => () => {
    toolbar.current?.focus()
    act()
  }
  return (
    <section ref={toolbar} className={styles.toolbar} aria-label={messages.toolbar} tabIndex={-1}>
      <span aria-live="polite">
        {selected > 0 ? (
          <span className={styles.count}>{messages.selectedCount(selected)}</span>
        ) : (
          total !== undefined && messages.found(total)
        )}
      </span>
      {selected > 0 && (
        <div className={styles.bulk}>
          {offerAll && total !== undefined && (
            <Button type="link" size="small" onClick={keepFocus(onSelectAll)}>
              {messages.selectAll(total)}
            </Button>
          )}
          <Button type="link" size="small" onClick={keepFocus(onClear)}>
            {messages.clearSelection}
          </Button>
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
        </div>
      )}
      <span className={styles.news} aria-live="polite">
        {newOrders > 0 && (
          <Button type="link" size="small" onClick={keepFocus(onShowNew)}>
            {messages.newOrders(newOrders)}
          </Button>
        )}
      </span>
    </section>
  )
}
