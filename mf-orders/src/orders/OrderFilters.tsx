import {
  limitOrderSearch,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderListParams,
  type OrderSort,
  type OrderStatus,
  orderListParams,
  orderNumbersLeftOut,
} from '@loja/domain'
import { ListFilters, OrderStatusLabel, SearchBox, type SetListParams, useIsPhone } from '@loja/ui'
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
  const change = (patch: Partial<OrderListParams>, options?: { replace: boolean }) =>
    onChange((current) => orderListParams.change(current, patch), options)
  return (
    <ListFilters
      list={orderListParams}
      params={params}
      onChange={onChange}
      tags={messages.filterTags}
      controls={{
        search: (
          <SearchBox
            label={messages.search}
            value={search}
            maxLength={ORDER_SEARCH_LIMIT}
            joinLines={limitOrderSearch}
            leftOut={(pasted) => {
              const [first, ...others] = orderNumbersLeftOut(pasted)
              return first && messages.numbersLeftOut(others.length + 1, first)
            }}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        status: (
          <Select<OrderStatus | typeof ALL>
            aria-label={messages.statusFilter}
            value={status ?? ALL}
            options={STATUS_OPTIONS}
            onChange={(value) => change({ status: value || null })}
          />
        ),
        period: <OrderPeriodFilter period={period} onChange={(next) => change({ period: next })} />,
      }}
    >
      {isPhone && (
        <Select<OrderSort>
          aria-label={messages.sortBy}
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => change({ sort: value })}
        />
      )}
    </ListFilters>
  )
}
