import { alarmPlace, type TrackingAlarm } from '@loja/domain'
import { Link } from 'react-router'
import styles from './AlarmItem.module.css'
import { alarmPath, orderPath } from './alarm-path'
import { messages } from './messages'

interface Props {
  alarm: TrackingAlarm
  isOpen: boolean
}

export function AlarmItem({ alarm, isOpen }: Props) {
  return (
    <li className={styles.alarm}>
      <details open={isOpen}>
        <summary className={styles.title}>{messages.title(alarm)}</summary>
        <p className={styles.text}>{messages.text(alarm)}</p>
        {alarm.code === 'unsent_orders' ? (
          <OrderLinks alarm={alarm} />
        ) : (
          <Link className={styles.link} to={alarmPath(alarmPlace(alarm))}>
            {messages.action(alarm)}
          </Link>
        )}
      </details>
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
