import type { OrderListRow } from '@loja/data/orders'
import { ORDER_STATUSES, type OrderMatch, type OrderSort, type OrderStatus } from '@loja/domain/orders'
import { OrderStatusLabel } from '@loja/records'
import { Select } from '@loja/ui/late'
import type { SeenVersions, SelectedRows } from '@loja/ui/lists'
import { Button } from 'antd'
import { NotifyButton } from '../notify/NotifyButton'
import { paidMessages } from '../payments/paid-messages'
import { PrintButton } from '../print/PrintButton'
import styles from './BulkActions.module.css'
import { messages } from './bulk-messages'
import { useBulkStatus } from './use-bulk-status'

interface Props {
  selected: SelectedRows<OrderListRow, OrderMatch>
  count: number
  shown: SeenVersions
  sort: OrderSort
  isTooMany: boolean
  onDone: () => void
}

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

export function BulkActions({ count, sort, isTooMany, ...selection }: Props) {
  const bulk = useBulkStatus(selection)
  return (
    <>
      <PrintButton
        text={messages.print}
        seenSelection={bulk.seenSelection}
        count={count}
        sort={sort}
        kinds={['slip']}
      />
      <NotifyButton seenSelection={bulk.seenSelection} count={count} sort={sort} />
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
  )
}
