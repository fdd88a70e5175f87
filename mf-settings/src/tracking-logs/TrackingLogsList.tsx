import type { TrackingLogRow } from '@loja/data'
import { ABSENT, formatBrl, formatDateTime } from '@loja/domain'
import { paths } from '@loja/platform'
import { ClampedText, type ListField, QuietText, ResponsiveList, RowLink, RowLinks, type ShownRows } from '@loja/ui'
import { orderPath } from '../tracking-alarms/alarm-path'
import { messages } from './messages'
import { TrackingLogStatusLabel } from './TrackingLogStatusLabel'
import styles from './TrackingLogsList.module.css'

const FIELDS: ListField<TrackingLogRow>[] = [
  {
    key: 'event',
    title: messages.event,
    card: 'heading',
    width: 150,
    render: ({ id, eventName }) => (
      <RowLink to={`${paths.trackingLogs}/${id}`} over className={styles.event}>
        {eventName}
      </RowLink>
    ),
  },
  {
    key: 'time',
    title: messages.time,
    card: 'caption',
    width: 160,
    render: ({ createdAt }) => <span className={styles.oneLine}>{formatDateTime(createdAt)}</span>,
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
    render: ({ status }) => <TrackingLogStatusLabel status={status} />,
  },
  {
    key: 'order',
    title: messages.order,
    card: 'footer',
    width: 148,
    render: ({ orderId, orderNumber }) =>
      orderId ? (
        <RowLink to={orderPath(orderId)} className={styles.oneLine}>
          {orderNumber ?? messages.order}
        </RowLink>
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
    // Most events have no order: empty instead of a dash.
    render: ({ valueBrl }) => valueBrl !== null && formatBrl(valueBrl),
  },
  { key: 'response', title: messages.response, card: 'footer', render: (row) => <Response row={row} /> },
]

/** The provider's error text or HTTP status. */
function Response({ row: { httpStatus, errorText } }: { row: TrackingLogRow }) {
  const code = httpStatus === null ? ABSENT : messages.httpStatus(httpStatus)
  return errorText ? (
    <ClampedText>{httpStatus === null ? errorText : `${code}: ${errorText}`}</ClampedText>
  ) : (
    <QuietText>{code}</QuietText>
  )
}

export function TrackingLogsList(shown: ShownRows<TrackingLogRow>) {
  return (
    <RowLinks>
      <ResponsiveList label={messages.title} fields={FIELDS} rowKey={({ id }) => id} {...shown} />
    </RowLinks>
  )
}
