import { MAX_BULK_ORDERS } from '@loja/data/orders'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain/orders'
import { OrderStatusLabel } from '@loja/records'
import { Select } from '@loja/ui/late'
import { ListToolbar } from '@loja/ui/lists'
import { Button } from 'antd'
import { NotifyButton } from '../notify/NotifyButton'
import { paidMessages } from '../payments/paid-messages'
import { PrintButton } from '../print/PrintButton'
import { messages } from './messages'
import styles from './OrdersToolbar.module.css'
import type { useOrdersPage } from './use-orders-page'

interface Props extends Pick<ReturnType<typeof useOrdersPage>, 'address' | 'selection' | 'live' | 'bulk'> {
  total: number | undefined
}

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

export function OrdersToolbar({ total, address, selection, live, bulk }: Props) {
  return (
    <ListToolbar total={total} selection={selection} live={live} limit={MAX_BULK_ORDERS} texts={messages}>
      {(isTooMany) => (
        <>
          <PrintButton
            text={messages.print}
            seenSelection={bulk.seenSelection}
            count={selection.count}
            sort={address.params.sort}
            kinds={['slip']}
          />
          <NotifyButton seenSelection={bulk.seenSelection} count={selection.count} sort={address.params.sort} />
          <Button disabled={isTooMany} loading={bulk.isPaying} onClick={bulk.markPaid}>
            {paidMessages.markPaid}
          </Button>
          <Select<OrderStatus>
            className={styles.status}
            aria-label={messages.bulkStatus}
            placeholder={messages.bulkStatus}
            value={null}
            saving={bulk.saving}
            options={OPTIONS}
            disabled={isTooMany}
            // Sends the selection as displayed while the statuses are open.
            onOpen={bulk.noteSeen}
            onChange={bulk.change}
          />
        </>
      )}
    </ListToolbar>
  )
}
