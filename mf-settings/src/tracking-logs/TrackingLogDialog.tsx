import { isDataError } from '@loja/data/client'
import type { TrackingLogDetails } from '@loja/data/tracking-logs'
import { ABSENT, formatBrl, formatDateTime } from '@loja/domain/format'
import { ReadDialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { EmptyState, LoadFailure, PageLink, QuietText, StatusLabel } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { useTrackingLog } from './queries'
import styles from './TrackingLogDialog.module.css'
import { TRACKING_LOG_LOOKS } from './tracking-log-fields'

/** The limit of `tracking_log_details()`. */
const PAYLOAD_LIMIT = 300

export function TrackingLogDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: log, error, isFetching, refetch } = useTrackingLog(id)
  if (isDataError(error, 'not-found')) return <TrackingLogNotFound onClose={onClose} />
  return (
    <ReadDialog
      width={720}
      title={log ? messages.detailsTitle(log.eventName, log.provider) : messages.detailsLoading}
      onClose={onClose}
    >
      {error && <LoadFailure text={messages.detailsFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {log && <Details log={log} />}
      {!log && !error && <WaitingLines label={messages.detailsWaiting} lines={12} />}
    </ReadDialog>
  )
}

export function TrackingLogNotFound({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title={messages.detailsLoading} onClose={onClose}>
      <EmptyState title={messages.notFoundTitle} hint={messages.notFoundHint} />
    </ReadDialog>
  )
}

function Details({ log }: { log: TrackingLogDetails }) {
  return (
    <>
      <dl className={styles.fields}>
        <Field label={messages.status}>
          <StatusLabel {...TRACKING_LOG_LOOKS[log.status]} />
        </Field>
        <Field label={messages.time}>{formatDateTime(log.createdAt)}</Field>
        <Field label={messages.source}>{messages.sources[log.source]}</Field>
        <Field label={messages.response}>{log.httpStatus !== null && messages.httpStatus(log.httpStatus)}</Field>
        <Field label={messages.eventId}>{log.eventId ?? <QuietText>{messages.noEventId}</QuietText>}</Field>
        <Field label={messages.order}>
          {log.orderId ? (
            <PageLink page="orders" below={`/${log.orderId}`}>
              {log.orderNumber ?? messages.order}
            </PageLink>
          ) : (
            log.orderNumber
          )}
        </Field>
        <Field label={messages.value}>{log.valueBrl !== null && formatBrl(log.valueBrl)}</Field>
      </dl>
      {log.errorText && <p className={styles.error}>{log.errorText}</p>}
      <h2 className={styles.heading}>{messages.payload}</h2>
      <QuietText>{log.payload.length > 0 ? messages.payloadHint : messages.noPayload}</QuietText>
      <dl className={styles.payload}>
        {log.payload.map(({ key, value, covered }, index) => (
          // Masked keys may be equal.
          <Field key={`${index} ${key}`} label={key}>
            {covered ? <QuietText>{messages.covered}</QuietText> : value}
          </Field>
        ))}
      </dl>
      {log.payload.length >= PAYLOAD_LIMIT && <QuietText>{messages.payloadCut(PAYLOAD_LIMIT)}</QuietText>}
    </>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children || ABSENT}</dd>
    </div>
  )
}
