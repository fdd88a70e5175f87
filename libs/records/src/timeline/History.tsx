import type { TimelineSubject } from '@loja/data/timeline'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure, QuietText } from '@loja/ui/parts'
import { Button, Checkbox } from 'antd'
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
