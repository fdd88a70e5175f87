import type { ActivityEvent } from '@loja/data/dashboard'
import { Placeholder } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { useEffect, useState } from 'react'
import styles from './ActivityPanel.module.css'
import { messages } from './messages'
import { Panel } from './Panel'
import type { LateDashboard } from './use-late-dashboard'

const MINUTE_MS = 60_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(function tickEveryMinute() {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const ENTRIES = 10

export function ActivityPanel({ events, late }: { events: ActivityEvent[] | undefined; late: LateDashboard }) {
  const now = useNow()
  const Entry = late.code?.ActivityEntry
  return (
    <Panel title={messages.activity}>
      {events?.length === 0 && (
        <p className={`${looks.flush} ${looks.before8} ${looks.quiet}`}>{messages.noActivity}</p>
      )}
      {events && late.isError && <LoadFailure text={messages.partFailed} busy={late.isFetching} onRetry={late.retry} />}
      <ol className={styles.entries} aria-busy={!events}>
        {Entry &&
          events?.map((event) => <Entry key={`${event.kind} ${event.at} ${idOf(event)}`} event={event} now={now} />)}
        {!(Entry && events) &&
          events?.length !== 0 &&
          Array.from({ length: ENTRIES }, (_, index) => (
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
