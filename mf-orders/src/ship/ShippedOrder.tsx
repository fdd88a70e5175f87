import type { OrderDetails } from '@loja/data'
import { whatsAppHref } from '@loja/domain'
import { useDataMutation } from '@loja/ui'
import { undoOf } from '@loja/ui/undo'
import { Alert, Button } from 'antd'
import { CustomerMessages } from '../customer-messages/CustomerMessages'
import { messages } from './messages'
import styles from './ShipForm.module.css'
import type { Shipped } from './shipped'

interface Props {
  order: OrderDetails
  shipped: Shipped
  onClose: () => void
}

/** SHIP-03: the message has the focus, so Enter opens it. */
export function ShippedOrder({ order, shipped, onClose }: Props) {
  const hasPhone = whatsAppHref(order.shipping.phone) !== null
  return (
    <div className={styles.form}>
      <Alert
        className={styles.wide}
        role="status"
        type="success"
        showIcon
        title={messages.sent(order.orderNumber, shipped)}
      />
      <div className={styles.wide}>
        <CustomerMessages order={{ ...order, trackingCodes: [shipped] }} first="enviado" autoFocus />
      </div>
      <div className={styles.actions}>
        <Button autoFocus={!hasPhone} onClick={onClose}>
          {messages.close}
        </Button>
        {shipped.changeId && <UndoShipping {...shipped} changeId={shipped.changeId} onClose={onClose} />}
      </div>
    </div>
  )
}

interface UndoProps extends Shipped {
  changeId: string
  onClose: () => void
}

function UndoShipping({ changeId, code, onClose }: UndoProps) {
  const { mutate, isPending } = useDataMutation(
    undoOf({ id: changeId, kind: 'order_status', rest: messages.codeStays(code) }),
  )
  return (
    <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
      {messages.undo}
    </Button>
  )
}
