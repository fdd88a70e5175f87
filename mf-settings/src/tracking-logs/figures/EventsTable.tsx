import { formatCount, formatDay } from '@loja/domain/format'
import { TRACKING_PROVIDERS, type TrackingLogDay, trackingLogListParams } from '@loja/domain/tracking-logs'
import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messages } from '../messages'
import styles from './EventsTable.module.css'

export function EventsTable({ days }: { days: TrackingLogDay[] }) {
  return (
    <details className={styles.details}>
      <summary>{messages.asTable}</summary>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={messages.chartTitle}>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {TRACKING_PROVIDERS.map((provider) => (
                <Fragment key={provider}>
                  <th scope="col">{messages.sentTo(provider)}</th>
                  <th scope="col">{messages.failedTo(provider)}</th>
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">
                  <DayLink day={day} />
                </th>
                {TRACKING_PROVIDERS.map((provider) => (
                  <Fragment key={provider}>
                    <td>{formatCount(counts[provider].enviado)}</td>
                    <td>{formatCount(counts[provider].falhou)}</td>
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function DayLink({ day }: { day: string }) {
  const [query] = useSearchParams()
  const { parse, change, format } = trackingLogListParams
  const params = change(parse(query), { period: { firstDay: day, lastDay: day } })
  return (
    <Link to={{ search: `${new URLSearchParams(format(params))}` }} aria-label={messages.showDay(formatDay(day))}>
      {formatDay(day)}
    </Link>
  )
}
