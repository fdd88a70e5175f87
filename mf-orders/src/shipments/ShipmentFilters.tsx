import {
  limitShipmentSearch,
  ORDER_SEARCH_LIMIT,
  orderNumbersLeftOut,
  SHIPMENT_FILTER_STATES,
  SHIPMENT_SORTS,
  type ShipmentListParams,
  type ShipmentSort,
  STALLED_DAYS,
  shipmentListParams,
} from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams, useIsPhone } from '@loja/ui'
import { Select } from 'antd'
import { sayLeftOut } from '../say-left-out'
import { messages } from './messages'
import { useShipmentCarriers } from './use-shipment-carriers'

interface Props {
  params: ShipmentListParams
  /** Exact number of rows that the filters leave; absent while it is not known. */
  found: number | undefined
  onChange: SetListParams<ShipmentListParams>
}

const STATE_OPTIONS = SHIPMENT_FILTER_STATES.map((state) => ({ value: state, label: messages.states[state] }))
const STALLED_OPTIONS = STALLED_DAYS.map((days) => ({ value: days, label: messages.stalledFor(days) }))
const SORT_OPTIONS = SHIPMENT_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] }))

export function ShipmentFilters({ params, found, onChange }: Props) {
  const isPhone = useIsPhone()
  const { search, state, carrier, stalled, sort } = params
  const { data: carriers = [] } = useShipmentCarriers()
  const change = (patch: Partial<ShipmentListParams>, options?: { replace: boolean }) =>
    onChange((current) => shipmentListParams.change(current, patch), options)
  const names = [...new Set([...carriers, ...(carrier ? [carrier] : [])])]
  return (
    <ListFilters
      list={shipmentListParams}
      params={params}
      onChange={onChange}
      tags={messages.filterTags}
      found={found === undefined ? undefined : messages.found(found, state === 'sem_codigo')}
      controls={{
        search: (
          <SearchBox
            label={messages.search}
            value={search}
            maxLength={ORDER_SEARCH_LIMIT}
            joinLines={limitShipmentSearch}
            leftOut={sayLeftOut(orderNumbersLeftOut, messages.leftOut)}
            onSearch={(text, step) => change({ search: text }, step)}
          />
        ),
        state: (
          <FilterSelect
            label={messages.stateFilter}
            all={messages.allStates}
            value={state}
            options={STATE_OPTIONS}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ state: value })}
          />
        ),
        carrier: (
          <FilterSelect
            label={messages.carrierFilter}
            all={messages.allCarriers}
            value={carrier}
            options={names.map((name) => ({ value: name, label: name }))}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ carrier: value })}
          />
        ),
        stalled: (
          <FilterSelect
            label={messages.stalledFilter}
            all={messages.anyTime}
            value={stalled}
            options={STALLED_OPTIONS}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ stalled: value })}
          />
        ),
      }}
    >
      {isPhone && (
        <Select<ShipmentSort>
          aria-label={messages.sortBy}
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => change({ sort: value })}
        />
      )}
    </ListFilters>
  )
}
