import { alarmPlace, type TrackingAlarm } from '@loja/domain/tracking-logs'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import styles from './AlarmItem.module.css'
import { alarmAddress } from './alarm-address'
import { messages } from './messages'

export function AlarmItem({ alarm, isOpen }: { alarm: TrackingAlarm; isOpen: boolean }) {
  return (
    <li className={styles.alarm}>
      <details open={isOpen}>
        <summary className={styles.title}>{messages.title(alarm)}</summary>
        <p className={styles.text}>{messages.text(alarm)}</p>
        {alarm.code === 'unsent_orders' ? (
          <OrderLinks alarm={alarm} />
        ) : (
          <PageLink className={styles.link} {...alarmAddress(alarmPlace(alarm))}>
            {messages.action(alarm)}
          </PageLink>
        )}
      </details>
    </li>
  )
}

function OrderLinks({ alarm: { orders, first } }: { alarm: Extract<TrackingAlarm, { code: 'unsent_orders' }> }) {
  return (
    <span className={`${looks.wrap} ${looks.spread}`}>
      {first.map(({ id, number }) => (
        <PageLink key={id} className={styles.link} page="orders" below={`/${id}`}>
          {number ?? messages.orderUnknown}
        </PageLink>
      ))}
      {orders > first.length && <span>{messages.moreOrders(orders - first.length)}</span>}
    </span>
  )
}
