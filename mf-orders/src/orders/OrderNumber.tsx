import type { OrderListRow } from '@loja/data/orders'
import { prefetchDialog } from '@loja/ui/dialogs'
import { useIsPhone, useOpenListDialog } from '@loja/ui/parts'
import { detailsButtonId, orderDialog } from '../order-dialog'
import { messages } from './messages'
import styles from './order-fields.module.css'

/** On a card it is the button that opens the order. */
export function OrderNumber({ order: { id, orderNumber } }: { order: OrderListRow }) {
  const open = useOpenListDialog()
  const isPhone = useIsPhone()
  if (!isPhone) return orderNumber
  return (
    <button
      type="button"
      className={styles.number}
      id={detailsButtonId(id)}
      data-open
      aria-label={messages.detailsOf(orderNumber)}
      {...prefetchDialog(orderDialog)}
      onClick={() => open(id)}
    >
      {orderNumber}
    </button>
  )
}
