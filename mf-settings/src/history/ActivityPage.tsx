import { activityListParams } from '@loja/domain/activity'
import { ListPage, useListParams, useListQueries } from '@loja/ui/lists'
import type { ReactNode } from 'react'
import { FIELDS, historyFilters } from './history-fields'
import { messages } from './messages'
import { HISTORY, useAdministrators } from './queries'

export function ActivityPage({ tabs }: { tabs: ReactNode }) {
  const address = useListParams(activityListParams)
  const queries = useListQueries(HISTORY, address)
  const { total } = queries
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      tabs={tabs}
      summary={total !== undefined && messages.summary(total)}
      filters={historyFilters(useAdministrators(), address.params.actor)}
      views={HISTORY.views}
      fields={FIELDS}
    />
  )
}
