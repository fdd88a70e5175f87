import {
  ORDER_PERIOD_PRESETS,
  type OrderPeriod,
  TRACKING_LOG_STATUSES,
  TRACKING_PROVIDERS,
  type TrackingLogListParams,
  trackingLogListParams,
} from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { messages } from './messages'

interface Props {
  params: TrackingLogListParams
  /** In the whole log. */
  eventNames: readonly string[]
  /** Exact number of filtered events, if known. */
  found: number | undefined
  onChange: SetListParams<TrackingLogListParams>
}

/** Days from a link. */
const DAYS = 'days'
const PROVIDERS = TRACKING_PROVIDERS.map((value) => ({ value, label: messages.providers[value] }))
const STATUSES = TRACKING_LOG_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))
const PERIODS = ORDER_PERIOD_PRESETS.map((value) => ({ value, label: messages.periods[value] }))

export function TrackingLogFilters({ params, eventNames, found, onChange }: Props) {
  const { orders, provider, status, eventName, period } = params
  const change = (patch: Partial<TrackingLogListParams>, options?: { replace: boolean }) =>
    onChange((current) => trackingLogListParams.change(current, patch), options)
  // The event of the address may be missing in the log.
  const names = eventName && !eventNames.includes(eventName) ? [eventName, ...eventNames] : eventNames
  return (
    <ListFilters
      list={trackingLogListParams}
      params={params}
      onChange={onChange}
      tags={messages.filterTags}
      found={found ? messages.found(found) : undefined}
      controls={{
        orders: (
          <SearchBox label={messages.search} value={orders} onSearch={(text, step) => change({ orders: text }, step)} />
        ),
        provider: (
          <FilterSelect
            label={messages.providerFilter}
            all={messages.allProviders}
            value={provider}
            options={PROVIDERS}
            onChange={(value) => change({ provider: value })}
          />
        ),
        status: (
          <FilterSelect
            label={messages.statusFilter}
            all={messages.allStatuses}
            value={status}
            options={STATUSES}
            onChange={(value) => change({ status: value })}
          />
        ),
        eventName: (
          <FilterSelect
            label={messages.eventFilter}
            all={messages.allEvents}
            value={eventName}
            options={names.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ eventName: value })}
          />
        ),
        period: <PeriodSelect period={period} onChange={(next) => change({ period: next })} />,
      }}
    />
  )
}

/** Presets. A single day comes from the chart's table. */
function PeriodSelect({
  period,
  onChange,
}: {
  period: OrderPeriod | null
  onChange: (of: OrderPeriod | null) => void
}) {
  const days = period && !('preset' in period) ? [{ value: DAYS, label: messages.period(period) } as const] : []
  return (
    <FilterSelect
      label={messages.periodFilter}
      all={messages.anyPeriod}
      value={period && ('preset' in period ? period.preset : DAYS)}
      options={[...PERIODS, ...days]}
      onChange={(value) => {
        if (value !== DAYS) onChange(value && { preset: value })
      }}
    />
  )
}
