import { PrinterOutlined } from '@ant-design/icons'
import { isDataError, type OrderDetails } from '@loja/data'
import { Dialog, LoadFailure, OrderStatusLabel, Placeholder, WaitingLines } from '@loja/ui'
import { Button } from 'antd'
import { CopyableText } from './CopyableText'
import { messages } from './messages'
import { OrderDetailsBody } from './OrderDetailsBody'
import styles from './OrderDetailsDialog.module.css'
import { OrderNotFoundDialog } from './OrderNotFoundDialog'
import { PackingSlip } from './PackingSlip'
import { useOrder } from './use-order'

interface Props {
  /** A UUID. */
  id: string
  onClose: () => void
}

/** Everything about one order (ORD-07), and its packing slip on paper. */
export function OrderDetailsDialog({ id, onClose }: Props) {
  const { data: order, error, isFetching, refetch } = useOrder(id)
  // Deleted meanwhile: what was read before is not true any more.
  if (isDataError(error) && error.code === 'not-found')
    return <OrderNotFoundDialog deleted={order?.orderNumber} onClose={onClose} />
  return (
    <Dialog
      width={960}
      title={<Title order={order} />}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            disabled={!order}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
        </>
      }
      onCancel={onClose}
    >
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {order && <OrderDetailsBody order={order} />}
      {!order && !error && <WaitingLines label={messages.loading} lines={14} />}
      {order && <PackingSlip order={order} />}
    </Dialog>
  )
}

/** Two parts also while the order is on its way: nothing below moves when it is here. */
function Title({ order }: { order: OrderDetails | undefined }) {
  return (
    // The dialog is named after it; without a name of its own, the button and the status would be part of that.
    <h2 aria-label={order ? messages.title(order.orderNumber) : messages.loadingTitle} className={styles.title}>
      {order ? (
        <CopyableText text={order.orderNumber} what={messages.orderNumber}>
          {messages.title(order.orderNumber)}
        </CopyableText>
      ) : (
        messages.loadingTitle
      )}
      <span className={styles.status}>
        {order ? <OrderStatusLabel status={order.status} /> : <Placeholder width={96} />}
      </span>
    </h2>
  )
}
