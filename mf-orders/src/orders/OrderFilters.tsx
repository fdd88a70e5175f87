import { ORDER_STATUSES, type OrderListParams, type OrderStatus, withOrderFilter } from '@loja/domain'
import { OrderStatusLabel, orderStatusLabels } from '@loja/ui'
import { Button, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { messages } from './messages'
import styles from './OrderFilters.module.css'
import { OrderSearch } from './OrderSearch'

interface Props {
  params: OrderListParams
  onChange: (params: OrderListParams, options?: { replace: boolean }) => void
}

const ALL = ''
const STATUS_OPTIONS: { value: OrderStatus | typeof ALL; label: ReactNode }[] = [
  { value: ALL, label: messages.allStatuses },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> })),
]

export function OrderFilters({ params, onChange }: Props) {
  const { search, status } = params
  // Clearing also forgets what was typed but not searched for yet: the field starts anew.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    onChange(withOrderFilter(params, { search: '', status: null }))
  }
  return (
    <search className={styles.filters}>
      <div className={styles.line}>
        <OrderSearch
          key={cleared}
          value={search}
          // While a search is being typed there is one step in the history, not one for each letter.
          onSearch={(text) => onChange(withOrderFilter(params, { search: text }), { replace: search !== '' })}
        />
        <Select<OrderStatus | typeof ALL>
          className={styles.status}
          aria-label={messages.statusFilter}
          value={status ?? ALL}
          options={STATUS_OPTIONS}
          onChange={(value) => onChange(withOrderFilter(params, { status: value || null }))}
        />
      </div>
      {(search || status) && (
        <div className={styles.active}>
          {search && (
            <Tag closable onClose={() => onChange(withOrderFilter(params, { search: '' }))}>
              {messages.searchTag(search)}
            </Tag>
          )}
          {status && (
            <Tag closable onClose={() => onChange(withOrderFilter(params, { status: null }))}>
              {messages.statusTag(orderStatusLabels[status])}
            </Tag>
          )}
          <Button type="link" size="small" onClick={clear}>
            {messages.clearFilters}
          </Button>
        </div>
      )}
    </search>
  )
}
