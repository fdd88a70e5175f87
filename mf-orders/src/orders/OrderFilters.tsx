import {
  limitOrderSearch,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderListParams,
  type OrderSort,
  type OrderStatus,
  orderNumbersIn,
  withOrderFilter,
} from '@loja/domain'
import {
  type ActiveFilter,
  FilterBar,
  OrderStatusLabel,
  orderStatusLabels,
  SearchBox,
  type SetListParams,
  useIsPhone,
} from '@loja/ui'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { OrderPeriodFilter } from './OrderPeriodFilter'

interface Props {
  params: OrderListParams
  onChange: SetListParams<OrderListParams>
}

const ALL = ''
const STATUS_OPTIONS: { value: OrderStatus | typeof ALL; label: ReactNode }[] = [
  { value: ALL, label: messages.allStatuses },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> })),
]
const SORT_OPTIONS = ORDER_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] }))

export function OrderFilters({ params, onChange }: Props) {
  const isPhone = useIsPhone()
  const { search, status, period, sort } = params
  const filter = (patch: Partial<OrderListParams>, options?: { replace: boolean }) =>
    onChange((current) => withOrderFilter(current, patch), options)
  return (
    <FilterBar
      active={activeFilters(params, filter)}
      onClear={() => filter({ search: '', status: null, period: null })}
    >
      <SearchBox
        label={messages.search}
        value={search}
        maxLength={ORDER_SEARCH_LIMIT}
        joinLines={limitOrderSearch}
        // While a search is being typed there is one step in the history, not one for each letter.
        onSearch={(text) => filter({ search: text }, { replace: search !== '' })}
      />
      <Select<OrderStatus | typeof ALL>
        aria-label={messages.statusFilter}
        value={status ?? ALL}
        options={STATUS_OPTIONS}
        onChange={(value) => filter({ status: value || null })}
      />
      <OrderPeriodFilter period={period} onChange={(next) => filter({ period: next })} />
      {isPhone && (
        <Select<OrderSort>
          aria-label={messages.sortBy}
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => filter({ sort: value })}
        />
      )}
    </FilterBar>
  )
}

function activeFilters(
  { search, status, period }: OrderListParams,
  filter: (patch: Partial<OrderListParams>) => void,
): ActiveFilter[] {
  const numbers = orderNumbersIn(search)
  return [
    ...(numbers.length > 0
      ? [{ key: 'search', text: messages.searchTag(numbers), onRemove: () => filter({ search: '' }) }]
      : []),
    ...(status
      ? [
          {
            key: 'status',
            text: messages.statusTag(orderStatusLabels[status]),
            onRemove: () => filter({ status: null }),
          },
        ]
      : []),
    ...(period ? [{ key: 'period', text: messages.periodTag(period), onRemove: () => filter({ period: null }) }] : []),
  ]
}
