import { formatTime } from '@loja/domain/format'
import { trackingLogListParams } from '@loja/domain/tracking-logs'
import { ListPage, useListParams } from '@loja/ui/lists'
import { FiguresFold } from './figures/FiguresFold'
import { messages } from './messages'
import { TRACKING_LOGS, useTrackingLogQueries } from './queries'
import { RefreshButton } from './RefreshButton'
import styles from './TrackingLogsPage.module.css'
import { FIELDS, trackingLogFilters } from './tracking-log-fields'

/** Not live: dozens of events arrive per minute, and rows would move all the time. */
export function TrackingLogsPage() {
  const address = useListParams(trackingLogListParams)
  const { params, change } = address
  const queries = useTrackingLogQueries(address)
  const { figures, readAt, total } = queries
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      summary={
        <span className={styles.summary}>{figures && messages.summary(figures.eventCount, formatTime(readAt))}</span>
      }
      actions={<RefreshButton />}
      lead={
        <FiguresFold
          figures={figures}
          failed={queries.failed}
          readAt={readAt}
          provider={params.provider}
          onProvider={(provider) => change({ provider })}
        />
      }
      filters={trackingLogFilters(figures?.eventNames ?? [], params.eventName)}
      found={total ? messages.found(total) : undefined}
      views={TRACKING_LOGS.views}
      fields={FIELDS}
    />
  )
}
