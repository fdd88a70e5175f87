import type { TrackingLogRow } from '@loja/data/tracking-logs'
import { ABSENT, formatBrl, formatDateTime } from '@loja/domain/format'
import type { TrackingLogFilter, TrackingLogStatus } from '@loja/domain/tracking-logs'
import { ClampedText, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { PageLink, QuietText, RowLink, StatusLabel, type StatusLook } from '@loja/ui/parts'
import { PeriodSelect } from '../period/PeriodSelect'
import { messages } from './messages'

export const TRACKING_LOG_LOOKS: Record<TrackingLogStatus, StatusLook> = {
  enviado: { color: 'var(--ant-color-success)', word: messages.statuses.enviado },
  falhou: { color: 'var(--ant-color-error)', word: messages.statuses.falhou },
  ignorado: { color: 'var(--ant-color-text-tertiary)', word: messages.statuses.ignorado },
}

export const eventLinkId = (id: string) => `ver-evento-${id}`

export const FIELDS: ListField<TrackingLogRow>[] = [
  {
    key: 'event',
    title: messages.event,
    card: 'heading',
    width: 150,
    render: ({ id, eventName }) => (
      <RowLink id={eventLinkId(id)} to={id} over className={`${looks.medium} ${looks.anywhere}`}>
        {eventName}
      </RowLink>
    ),
  },
  {
    key: 'time',
    title: messages.time,
    card: 'caption',
    width: 160,
    render: ({ createdAt }) => <span className={looks.nowrap}>{formatDateTime(createdAt)}</span>,
  },
  {
    key: 'provider',
    title: messages.provider,
    card: 'caption',
    width: 108,
    render: ({ provider }) => messages.providers[provider],
  },
  {
    key: 'status',
    title: messages.status,
    card: 'aside',
    width: 112,
    render: ({ status }) => <StatusLabel {...TRACKING_LOG_LOOKS[status]} />,
  },
  {
    key: 'order',
    title: messages.order,
    card: 'footer',
    width: 148,
    render: ({ orderId, orderNumber }) =>
      orderId ? (
        <PageLink page="orders" below={`/${orderId}`} className={looks.nowrap}>
          {orderNumber ?? messages.order}
        </PageLink>
      ) : (
        orderNumber
      ),
  },
  {
    key: 'value',
    title: messages.value,
    card: 'footer',
    align: 'end',
    width: 112,
    // Most events have no value: an empty cell is quieter than a dash in each row.
    render: ({ valueBrl }) => valueBrl !== null && formatBrl(valueBrl),
  },
  { key: 'response', title: messages.response, card: 'footer', render: (row) => <Response row={row} /> },
]

function Response({ row: { httpStatus, errorText } }: { row: TrackingLogRow }) {
  const code = httpStatus === null ? ABSENT : messages.httpStatus(httpStatus)
  return errorText ? (
    <ClampedText>{httpStatus === null ? errorText : `${code}: ${errorText}`}</ClampedText>
  ) : (
    <QuietText>{code}</QuietText>
  )
}

export function trackingLogFilters(
  logged: readonly string[],
  chosen: string | null,
): FilterControls<TrackingLogFilter> {
  // An event of the address that is not in the log is still named.
  const names = chosen && !logged.includes(chosen) ? [chosen, ...logged] : logged
  return {
    orders: { kind: 'search', label: messages.search },
    provider: selectFilter(messages.providerFilter, messages.allProviders, messages.providers),
    status: selectFilter(messages.statusFilter, messages.allStatuses, messages.statuses),
    eventName: {
      kind: 'select',
      label: messages.eventFilter,
      all: messages.allEvents,
      options: names.map((value) => ({ value, label: value })),
    },
    period: {
      kind: 'custom',
      render: (period, onChange) => <PeriodSelect any={messages.anyPeriod} period={period} onChange={onChange} />,
    },
  }
}
