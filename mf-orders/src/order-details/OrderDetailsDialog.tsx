import { PrinterOutlined } from '@ant-design/icons'
import { isDataError, type OrderDetails } from '@loja/data'
import { LoadFailure, OrderStatusLabel } from '@loja/ui'
import { Button, Skeleton } from 'antd'
import { CopyableText } from './CopyableText'
import { messages } from './messages'
import { OrderDetailsBody } from './OrderDetailsBody'
import styles from './OrderDetailsDialog.module.css'
import { OrderNotFoundDialog } from './OrderNotFoundDialog'
import { PackingSlip } from './PackingSlip'
import { ResponsiveDialog } from './ResponsiveDialog'
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
  if (isDataError(error) && error.code === 'not-found') return <OrderNotFoundDialog onClose={onClose} />
  return (
    <ResponsiveDialog
      title={order ? <Title order={order} /> : messages.loadingTitle}
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
      onClose={onClose}
    >
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {order && <OrderDetailsBody order={order} />}
      {!order && !error && <OrderDetailsSkeleton />}
      {order && <PackingSlip order={order} />}
    </ResponsiveDialog>
  )
}

function Title({ order }: { order: OrderDetails }) {
  return (
    <span className={styles.title}>
      <CopyableText text={order.orderNumber} what={messages.orderNumber}>
        {messages.title(order.orderNumber)}
      </CopyableText>
      <span className={styles.status}>
        <OrderStatusLabel status={order.status} />
      </span>
    </span>
  )
}

function OrderDetailsSkeleton() {
  return (
    <div role="status" aria-label={messages.loading}>
      <Skeleton active title={false} paragraph={{ rows: 2, width: '100%' }} />
      <Skeleton active title={{ width: 120 }} paragraph={{ rows: 4, width: '100%' }} />
      <Skeleton active title={{ width: 120 }} paragraph={{ rows: 6, width: '100%' }} />
    </div>
  )
}
