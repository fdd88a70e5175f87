import { ReloadOutlined } from '@ant-design/icons'
import { dataQuery } from '@loja/data/client'
import { dashboardKeys, getDashboardSummary } from '@loja/data/dashboard'
import { formatTime } from '@loja/domain/format'
import { LoadFailure, PageHeader } from '@loja/ui/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useDeferredValue } from 'react'
import { ActivityPanel } from './ActivityPanel'
import styles from './DashboardPage.module.css'
import { LatePanel } from './LatePanel'
import { MetricCards } from './MetricCards'
import { messages } from './messages'
import { QuickActions } from './QuickActions'
import { useLateDashboard } from './use-late-dashboard'

export function DashboardPage() {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useDashboardSummary()
  const failedAtFirst = isError && !data
  // A deferred update keeps the page responsive.
  const summary = useDeferredValue(data)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: dashboardKeys.all })
  const late = useLateDashboard()
  return (
    <>
      <PageHeader
        title={messages.title}
        summary={
          <>
            {messages.summary}
            {/* Reserves its height: on a phone it is a second line. */}
            <span aria-live="polite" className={data ? undefined : styles.notYet}>
              {` · ${messages.updatedAt(formatTime(dataUpdatedAt))}`}
            </span>
          </>
        }
        back={false}
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={isFetching} onClick={refresh}>
            {messages.refresh}
          </Button>
        }
      />
      {isError && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      <MetricCards summary={summary} failed={failedAtFirst} />
      <LatePanel name="Tasks" late={late}>
        {({ Tasks }) => <Tasks />}
      </LatePanel>
      <QuickActions />
      <LatePanel name="Sales" late={late}>
        {({ Sales }) => <Sales />}
      </LatePanel>
      {!failedAtFirst && <ActivityPanel events={summary?.activity} late={late} />}
    </>
  )
}

function useDashboardSummary() {
  return useQuery({
    ...dataQuery(dashboardKeys.summary, getDashboardSummary, messages.loadFailed),
    staleTime: 60_000,
    refetchOnMount: 'always',
  })
}
