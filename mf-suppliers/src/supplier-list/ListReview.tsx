import type { Supplier } from '@loja/data/suppliers'
import type { HeldList } from '@loja/product-import/page'
import { UnsavedChangesGuard } from '@loja/ui/dialogs'
import { Progress, WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { ApplyBar } from './ApplyBar'
import { messages } from './messages'
import { ReadingPanel } from './ReadingPanel'
import { ReviewTabs } from './ReviewTabs'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

export function ListReview({ supplier, held, list }: { supplier: Supplier; held: HeldList; list: SupplierList }) {
  const { review, read, matched, rules, progress, draft } = list
  const { source, summary } = held
  const failed = [read, matched, rules].find(({ isError }) => isError)
  const hasDecisions =
    [draft.answers, draft.prices, draft.ticked, draft.gone].some((decisions) => Object.keys(decisions).length > 0) ||
    list.sent !== null
  return (
    <div className={looks.stackLarge}>
      <UnsavedChangesGuard active={hasDecisions} onDiscard={list.drop} />
      <div className={styles.source}>
        <span className={styles.words}>
          <span className={`${looks.strong} ${looks.anywhere}`}>
            {source.kind === 'text' ? messages.pasted : source.file.name}
          </span>
          {review && <span role="status">{messages.counts(review.counts)}</span>}
        </span>
        <Button onClick={list.drop}>{messages.changeList}</Button>
      </div>
      {summary.notices.length > 0 && (
        <ul className={looks.bullets}>
          {summary.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {summary.unreadSheets.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={messages.unreadSheets(summary.unreadSheets)}
          description={messages.unreadSheetsHint}
        />
      )}
      <ReadingPanel list={list} held={held} />
      {failed && (
        <LoadFailure
          text={
            failed === read ? messages.readFailed : failed === matched ? messages.matchFailed : messages.rulesFailed
          }
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {list.isTooLong && <Alert type="error" showIcon title={messages.tooLong} />}
      {!review && !failed && !list.isTooLong && <MatchingProgress {...progress} />}
      {review?.rows.length === 0 && <EmptyState title={messages.emptyList} hint={messages.emptyListHint} />}
      {review && review.rows.length > 0 && (
        <>
          <ReviewTabs list={list} review={review} />
          <ApplyBar supplier={supplier} held={held} list={list} review={review} />
        </>
      )}
    </div>
  )
}

function MatchingProgress({ done, total }: SupplierList['progress']) {
  return (
    <div className={looks.stackMedium} role="status">
      <Progress percent={Math.floor((100 * done) / Math.max(1, total))} aria-label={messages.matching} />
      <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
        {total > 0 ? messages.matchingOf(done, total) : messages.matching}
      </span>
      <WaitingLines label={messages.matching} lines={8} />
    </div>
  )
}
