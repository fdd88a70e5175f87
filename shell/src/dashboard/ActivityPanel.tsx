import type { ActivityEvent } from '@loja/data'
import { Placeholder } from '@loja/ui'
import { ActivityEntry } from './ActivityEntry'
import styles from './ActivityPanel.module.css'
import { messages } from './messages'
import { Panel } from './Panel'
import { useNow } from './use-now'

/** As the database returns. */
const ENTRIES = 10

/** @param events absent while loading */
export function ActivityPanel({ events }: { events: ActivityEvent[] | undefined }) {
  const now = useNow()
  return (
    <Panel title={messages.activity}>
      {events?.length === 0 && <p className={styles.nothing}>{messages.noActivity}</p>}
      <ol className={styles.entries} aria-busy={!events}>
        {events
          ? events.map((event) => (
              <ActivityEntry key={`${event.kind} ${event.at} ${idOf(event)}`} event={event} now={now} />
            ))
          : Array.from({ length: ENTRIES }, (_, index) => (
              <li key={index} className={styles.placeholder}>
                <Placeholder width="70%" />
                <Placeholder width="45%" />
              </li>
            ))}
      </ol>
    </Panel>
  )
}

function idOf(event: ActivityEvent): string {
  return event.kind === 'user_created' ? event.profileId : event.orderId
}
