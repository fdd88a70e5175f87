import {
  limitShipmentSearch,
  ORDER_SEARCH_LIMIT,
  orderNumbersLeftOut,
  SHIPMENT_FILTER_STATES,
  SHIPMENT_SORTS,
  type ShipmentFilterState,
  type ShipmentListParams,
  type ShipmentSort,
  STALLED_DAYS,
  type StalledDays,
  shipmentListParams,
} from '@loja/domain'
import { ListFilters, SearchBox, type SetListParams, useIsPhone } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'
import { useShipmentCarriers } from './use-shipment-carriers'

interface Props {
  params: ShipmentListParams
  /** Exact number of rows that the filters leave; absent while it is not known. */
  found: number | undefined
  onChange: SetListParams<ShipmentListParams>
}

const ALL = ''
const STATE_OPTIONS: { value: ShipmentFilterState | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.allStates },
  ...SHIPMENT_FILTER_STATES.map((state) => ({ value: state, label: messages.states[state] })),
]
const STALLED_OPTIONS: { value: StalledDays | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.anyTime },
  ...STALLED_DAYS.map((days) => ({ value: days, label: messages.stalledFor(days) })),
]
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
            leftOut={(pasted) => {
              const [first, ...others] = orderNumbersLeftOut(pasted)
              return first && messages.leftOut(others.length + 1, first)
            }}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        state: (
          <Select<ShipmentFilterState | typeof ALL>
            aria-label={messages.stateFilter}
            value={state ?? ALL}
            options={STATE_OPTIONS}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ state: value || null })}
          />
        ),
        carrier: (
          <Select<string>
            aria-label={messages.carrierFilter}
            value={carrier ?? ALL}
            options={[
              { value: ALL, label: messages.allCarriers },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ carrier: value || null })}
          />
        ),
        stalled: (
          <Select<StalledDays | typeof ALL>
            aria-label={messages.stalledFilter}
            value={stalled ?? ALL}
            options={STALLED_OPTIONS}
            popupMatchSelectWidth={false}
            onChange={(value) => change({ stalled: value || null })}
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
