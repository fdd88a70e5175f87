import { PrinterOutlined } from '@ant-design/icons'
import { getOrder, isDataError, type OrderDetails, orderKeys } from '@loja/data'
import { Dialog, LoadFailure, OrderStatusLabel, Placeholder, WaitingLines } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { CopyableText } from './CopyableText'
import { messages } from './messages'
import { OrderDetailsBody } from './OrderDetailsBody'
import styles from './OrderDetailsDialog.module.css'
import { OrderNotFoundDialog } from './OrderNotFoundDialog'
import { PackingSlip } from './PackingSlip'

interface Props {
  /** A UUID. */
  id: string
  onClose: () => void
}

/** ORD-07. */
export function OrderDetailsDialog({ id, onClose }: Props) {
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: orderKeys.details(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    refetchOnMount: 'always',
  })
  // It was deleted since it was read.
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

/** Two parts also while loading: nothing below moves. */
function Title({ order }: { order: OrderDetails | undefined }) {
  return (
    // Names the dialog, without button and status.
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
