import { ReloadOutlined } from '@ant-design/icons'
import { trackingLogKeys } from '@loja/data'
import {
  countByProvider,
  countEvents,
  fillDays,
  formatTime,
  resolveTrackingLogFilter,
  storeDay,
  trackingLogListParams,
} from '@loja/domain'
import { ListPage, useListParams } from '@loja/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { TrackingFigures } from './figures/TrackingFigures'
import { messages } from './messages'
import { TrackingLogFilters } from './TrackingLogFilters'
import { TrackingLogsList } from './TrackingLogsList'
import styles from './TrackingLogsPage.module.css'
import { useTrackingLogSummary, useTrackingLogs } from './use-tracking-logs'

/**
 * Marketing events sent by the store's server. Not live: dozens arrive per minute, and moving rows are hard to read. A
 * button and the window's focus refetch.
 */
export function TrackingLogsPage() {
  const { params, setParams } = useListParams(trackingLogListParams)
  const { provider, status, page } = params
  const today = storeDay(new Date())
  const match = useMemo(() => resolveTrackingLogFilter(params, today), [params, today])
  const list = useTrackingLogs(match, page)
  const summary = useTrackingLogSummary(match)
  const figures = useMemo(() => {
    if (!summary.data) return undefined
    const { days, ...rest } = summary.data
    return { ...rest, counts: countByProvider(days), days: fillDays(days, match, today) }
  }, [summary.data, match, today])
  const total = figures && !summary.isPlaceholderData ? countEvents(figures.counts, { provider, status }) : undefined
  return (
    <ListPage
      title={messages.title}
      summary={
        <span className={styles.summary}>
          {figures &&
            messages.summary(
              countEvents(figures.counts, { provider: null, status: null }),
              formatTime(summary.dataUpdatedAt),
            )}
        </span>
      }
      actions={<RefreshButton />}
      lead={
        <TrackingFigures
          figures={figures}
          failed={summary.isError}
          readAt={summary.dataUpdatedAt}
          provider={provider}
          onProvider={(next) => setParams((current) => trackingLogListParams.change(current, { provider: next }))}
        />
      }
      params={params}
      isFiltered={trackingLogListParams.isFiltered(params)}
      setParams={setParams}
      rows={list}
      counts={[summary]}
      total={total}
      filters={
        <TrackingLogFilters
          params={params}
          eventNames={summary.data?.eventNames ?? []}
          found={total}
          onChange={setParams}
        />
      }
      texts={messages}
    >
      {(shown) => <TrackingLogsList {...shown} />}
    </ListPage>
  )
}

function RefreshButton() {
  const queryClient = useQueryClient()
  const { all } = trackingLogKeys
  const isFetching = useIsFetching({ queryKey: all }) > 0
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      loading={isFetching}
      onClick={() => void queryClient.invalidateQueries({ queryKey: all })}
    >
      {messages.refresh}
    </Button>
  )
}
