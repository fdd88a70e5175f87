import type { TimelineEntry, TimelineSubject } from '@loja/data/timeline'
import { formatDateTime, formatLongDate, formatTime } from '@loja/domain/format'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useRef } from 'react'
import { EntryText } from './EntryText'
import { messages } from './messages'
import { NoteEntry } from './NoteEntry'
import styles from './timeline.module.css'

interface Props {
  subject: TimelineSubject
  /** Newest first. */
  entries: TimelineEntry[]
}

export function Timeline({ subject, entries }: Props) {
  return (
    <section aria-label={messages.entries} className={`${looks.full} ${looks.grid} ${looks.narrow} ${looks.gapMedium}`}>
      {daysOf(entries).map(([day, ofDay]) => (
        <div key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={looks.list}>
            {ofDay.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} subject={subject} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const IMPERSONAL: TimelineEntry['kind'][] = ['created', 'tracking', 'feedback']

function Entry({ subject, entry }: { subject: TimelineSubject; entry: TimelineEntry }) {
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  const { at, kind, actor, actorEmail } = entry
  return (
    <li ref={item} className={styles.entry} data-note={kind === 'note' || undefined}>
      <div className={styles.head}>
        <time dateTime={at} title={formatDateTime(at)}>
          {formatTime(Date.parse(at))}
        </time>
        {!IMPERSONAL.includes(kind) && (
          <span className={looks.anywhere} title={actorEmail ?? undefined}>
            {actor ?? withoutAccount(entry)}
          </span>
        )}
        {kind === 'note' && entry.note.updatedAt > entry.note.createdAt && (
          <span title={formatDateTime(entry.note.updatedAt)}>{messages.edited}</span>
        )}
      </div>
      {kind === 'note' ? (
        <NoteEntry subject={subject} note={entry.note} />
      ) : (
        <div className={`${looks.flush} ${looks.anywhere}`}>
          <EntryText subject={subject} entry={entry} />
        </div>
      )}
    </li>
  )
}

function withoutAccount(entry: TimelineEntry): string {
  return entry.kind === 'activity' && entry.by ? messages[entry.by] : messages.someone
}

function daysOf(entries: TimelineEntry[]): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const day = formatLongDate(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
