import type { TimelineSubject } from '@loja/data/timeline'
import { Button, Checkbox } from 'antd'
import { WaitingLines } from '../late/waiting/WaitingLines'
import { LoadFailure } from '../parts/notice/LoadFailure'
import { QuietText } from '../parts/text/QuietText'
import { messages } from './messages'
import { NewNote } from './NewNote'
import { useTimeline } from './queries'
import { Timeline } from './Timeline'
import styles from './timeline.module.css'

export function History({ subject }: { subject: TimelineSubject }) {
  const { query, entries, hasMore, showMore, onlyNotes, setOnlyNotes } = useTimeline(subject)
  return (
    <div className={styles.history}>
      <NewNote subject={subject} />
      <Checkbox checked={onlyNotes} onChange={(event) => setOnlyNotes(event.target.checked)}>
        {messages.onlyNotes}
      </Checkbox>
      {query.isError && (
        <LoadFailure text={messages.loadFailed} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <WaitingLines label={messages.loading} lines={4} />}
      {entries?.length === 0 && <QuietText>{messages.empty}</QuietText>}
      {!!entries?.length && <Timeline subject={subject} entries={entries} />}
      {hasMore && (
        <Button loading={query.isPlaceholderData} onClick={showMore}>
          {messages.more}
        </Button>
      )}
    </div>
  )
}
