import {
  limitOrderSearch,
  ORDER_SEARCH_LIMIT,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderListParams,
  type OrderSort,
  orderListParams,
  orderNumbersLeftOut,
} from '@loja/domain'
import { FilterSelect, ListFilters, OrderStatusLabel, SearchBox, type SetListParams, useIsPhone } from '@loja/ui'
import { Select } from 'antd'
import { sayLeftOut } from '../say-left-out'
import { messages } from './messages'
import { OrderPeriodFilter } from './OrderPeriodFilter'

interface Props {
  params: OrderListParams
  onChange: SetListParams<OrderListParams>
}

const STATUS_OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))
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
            leftOut={sayLeftOut(orderNumbersLeftOut, messages.numbersLeftOut)}
            onSearch={(text, step) => change({ search: text }, step)}
          />
        ),
        status: (
          <FilterSelect
            label={messages.statusFilter}
            all={messages.allStatuses}
            value={status}
            options={STATUS_OPTIONS}
            onChange={(value) => change({ status: value })}
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
