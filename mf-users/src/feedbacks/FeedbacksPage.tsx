import { formatRating } from '@loja/domain/feedbacks'
import { ListPage } from '@loja/ui/lists'
import { FeedbacksToolbar } from './FeedbacksToolbar'
import { FIELDS, useFeedbackFilters } from './feedback-fields'
import { messages } from './messages'
import { FeedbackRowActionsContext, feedbackName } from './moderation/feedback-row-actions'
import { FEEDBACKS } from './queries'
import { useFeedbacksPage } from './use-feedbacks-page'

export function FeedbacksPage() {
  const page = useFeedbacksPage()
  const { address, queries, selection } = page
  const { totals } = queries
  const filters = useFeedbackFilters(address.params.product, totals)
  const { toggle } = address
  return (
    <FeedbackRowActionsContext value={page.rowActions}>
      <ListPage
        address={address}
        queries={queries}
        texts={messages}
        cards={[
          { title: messages.total, count: totals?.all },
          {
            title: messages.pending,
            count: totals?.byState.pendente,
            filter: toggle('state', 'pendente', messages.showPending),
          },
          {
            title: messages.unanswered,
            count: totals?.unanswered,
            filter: toggle('unanswered', true, messages.showUnanswered),
          },
          { title: messages.average, ...averageCard(totals?.average) },
        ]}
        filters={filters}
        sorts={messages.sorts}
        views={FEEDBACKS.views}
        toolbar={<FeedbacksToolbar {...page} total={queries.total} />}
        fields={FIELDS}
        selection={{
          ...selection,
          label: (feedback) => messages.select(feedbackName(feedback)),
          allLabel: messages.selectPage,
        }}
      />
    </FeedbackRowActionsContext>
  )
}

/** Without feedbacks there is no average. */
function averageCard(average: number | null | undefined) {
  return average === null ? { count: 0, format: () => messages.noAverage } : { count: average, format: formatRating }
}
