import { FEEDBACK_PAGE_SIZES, feedbackListParams, formatRating } from '@loja/domain'
import { ListPage, ShortcutsDialog } from '@loja/ui'
import { useState } from 'react'
import { FeedbackFilters } from './FeedbackFilters'
import { FeedbacksList } from './FeedbacksList'
import { FeedbacksToolbar } from './FeedbacksToolbar'
import { messages } from './messages'
import { BulkFeedbackDialogs } from './moderation/BulkFeedbackDialogs'
import { FeedbackRowActionsContext } from './moderation/feedback-row-actions'
import { useFeedbackKeys } from './use-feedback-keys'
import { useFeedbacksPage } from './use-feedbacks-page'

export function FeedbacksPage() {
  const page = useFeedbacksPage()
  const { params, setParams, change, list, counts, totals, total, selection, bulk, undo } = page
  const [showsKeys, setShowsKeys] = useState(false)
  useFeedbackKeys({ onUndo: undo.undo, onHelp: () => setShowsKeys(true) })
  const isPendingOnly = params.state === 'pendente'
  return (
    <FeedbackRowActionsContext value={page.rowActions}>
      <ListPage
        title={messages.title}
        summary={totals && messages.summary(totals.all, totals.byState.pendente)}
        cards={{
          failed: counts.isError,
          counts: [
            { title: messages.total, count: totals?.all },
            {
              title: messages.pending,
              count: totals?.byState.pendente,
              filter: {
                label: messages.showPending,
                on: isPendingOnly,
                onToggle: () => change({ state: isPendingOnly ? null : 'pendente' }),
              },
            },
            {
              title: messages.unanswered,
              count: totals?.unanswered,
              filter: {
                label: messages.showUnanswered,
                on: params.unanswered,
                onToggle: () => change({ unanswered: !params.unanswered }),
              },
            },
            { title: messages.average, ...averageCard(totals?.average) },
          ],
        }}
        params={params}
        isFiltered={feedbackListParams.isFiltered(params)}
        setParams={setParams}
        rows={list}
        counts={[counts]}
        total={total}
        pageSizes={FEEDBACK_PAGE_SIZES}
        filters={<FeedbackFilters params={params} totals={totals} onChange={setParams} />}
        toolbar={
          <FeedbacksToolbar
            total={total}
            selected={selection.count}
            offerAll={selection.offerAll}
            isDropped={selection.isDropped}
            onSelectAll={() => selection.selectAll()}
            onClear={selection.clear}
            newRows={page.newCount}
            onShowNew={page.showNew}
            onState={bulk.askState}
            onReply={bulk.askReply}
            onShowShortcuts={() => setShowsKeys(true)}
            lastChange={{ last: undo.last, isUndoing: undo.isUndoing, onUndo: undo.undo }}
          />
        }
        texts={messages}
      >
        {(shown) => <FeedbacksList {...shown} selection={selection} />}
      </ListPage>
      <BulkFeedbackDialogs bulk={bulk} count={selection.count} />
      {showsKeys && (
        <ShortcutsDialog
          title={messages.shortcuts}
          keys={messages.keys}
          text={messages.keysText}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </FeedbackRowActionsContext>
  )
}

/** Of nothing there is no average. */
function averageCard(average: number | null | undefined) {
  return average === null ? { count: 0, format: () => messages.noAverage } : { count: average, format: formatRating }
}
