import { activityListParams } from '@loja/domain/activity'
import { ListPage, useListParams } from '@loja/ui/lists'
import type { ReactNode } from 'react'
import { FIELDS, historyFilters, VIEWS } from './history-fields'
import { messages } from './messages'
import { useAdministrators, useHistoryQueries } from './queries'

export function ActivityPage({ tabs }: { tabs: ReactNode }) {
  const address = useListParams(activityListParams)
  const { params, filter } = address
  const queries = useHistoryQueries(filter, params.page)
  const { total } = queries
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      lead={tabs}
      summary={total !== undefined && messages.summary(total)}
      filters={historyFilters(useAdministrators(), params.actor)}
      views={VIEWS}
      fields={FIELDS}
    />
  )
}
