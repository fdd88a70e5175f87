import { alarmPlace, type TrackingAlarm } from '@loja/domain'
import { Link } from 'react-router'
import styles from './AlarmItem.module.css'
import { alarmPath, orderPath } from './alarm-path'
import { messages } from './messages'

/** One alarm: what is wrong, what to do, and the way there. */
export function AlarmItem({ alarm }: { alarm: TrackingAlarm }) {
  return (
    <li className={styles.alarm}>
      <strong>{messages.title(alarm)}</strong>
      <p className={styles.text}>{messages.text(alarm)}</p>
      {alarm.code === 'unsent_orders' ? (
        <OrderLinks alarm={alarm} />
      ) : (
        <Link className={styles.link} to={alarmPath(alarmPlace(alarm))}>
          {messages.action(alarm)}
        </Link>
      )}
    </li>
  )
}

function OrderLinks({ alarm: { orders, first } }: { alarm: Extract<TrackingAlarm, { code: 'unsent_orders' }> }) {
  return (
    <span className={styles.links}>
      {first.map(({ id, number }) => (
        <Link key={id} className={styles.link} to={orderPath(id)}>
          {number ?? messages.orderUnknown}
        </Link>
      ))}
      {orders > first.length && <span>{messages.moreOrders(orders - first.length)}</span>}
    </span>
  )
}
