import type { TimelineEntry, TimelineSubject } from '@loja/data/timeline'
import { PageLink } from '@loja/ui/parts'
import { activityText } from '../activity/activity-text'
import { messageKindLabels } from '../order/message-kind-labels'
import { shipmentStateLabels } from '../order/shipment-state-labels'
import { changesSearch } from '../undo/changes-search'
import { sentences } from './sentences'
import styles from './timeline.module.css'

interface Props {
  subject: TimelineSubject
  entry: Exclude<TimelineEntry, { kind: 'note' }>
}

export function EntryText({ subject, entry }: Props) {
  switch (entry.kind) {
    case 'created':
      return sentences.created[subject.kind]
    case 'message':
      return sentences.message(messageKindLabels[entry.message])
    case 'tracking':
      return sentences.tracking(
        [shipmentStateLabels[entry.status], entry.description, entry.location].filter(Boolean).join(' · '),
      )
    case 'invoice':
      return (
        <PageLink page="invoices" below={`/${entry.invoiceId}`}>
          {sentences.invoice(entry.number)}
        </PageLink>
      )
    case 'activity':
      return <ActivityLines subject={subject} entry={entry} />
    case 'feedback':
      return (
        <PageLink page="feedbacks" below={`/${entry.feedbackId}`}>
          {sentences.feedback(entry.rating)}
        </PageLink>
      )
  }
}

interface ActivityProps {
  subject: TimelineSubject
  entry: Extract<TimelineEntry, { kind: 'activity' }>
}

function ActivityLines({ subject, entry: { facts, recordId } }: ActivityProps) {
  const { title, changes } = activityText(facts)
  return (
    <>
      {title}
      {recordId !== null && (
        <>
          {' · '}
          <PageLink page="history" search={changesSearch('undo', subject.kind)}>
            {sentences.undoable}
          </PageLink>
        </>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  )
}
