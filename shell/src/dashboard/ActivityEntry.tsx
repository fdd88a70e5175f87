import { CheckCircleOutlined, SendOutlined, ShoppingOutlined, UserAddOutlined } from '@ant-design/icons'
import type { ActivityEvent } from '@loja/data/dashboard'
import { formatBrl, formatDateTime, formatRelativeTime } from '@loja/domain/format'
import looks from '@loja/ui/looks.module.css'
import { orderStatusColors, type PageAddress, PageLink } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import styles from './ActivityEntry.module.css'
import { messages } from './late-messages'
import rowLink from './row-link.module.css'
import { useActorName } from './use-actor-name'

interface Shown {
  icon: ReactNode
  color?: string
  text: string
  target: PageAddress
  amount?: string
}

export function ActivityEntry({ event, now }: { event: ActivityEvent; now: number }) {
  const { icon, color, text, target, amount } = describeEvent(event)
  const actor = useActorName(event)
  return (
    <li className={styles.entry}>
      <span className={styles.icon} style={{ color }} aria-hidden>
        {icon}
      </span>
      <PageLink {...target} className={`${rowLink.link} ${looks.breaking}`}>
        {text}
      </PageLink>
      <span className={`${looks.nowrap} ${looks.figures} ${looks.dense}`}>{amount}</span>
      <span className={styles.origin}>
        {'customerName' in event && event.customerName && `${event.customerName} · `}
        <time dateTime={event.at} title={formatDateTime(event.at)}>
          {formatRelativeTime(event.at, now)}
        </time>
        {actor && ` · ${messages.actor(actor)}`}
      </span>
    </li>
  )
}

function describeEvent(event: ActivityEvent): Shown {
  if (event.kind === 'user_created') {
    return {
      icon: <UserAddOutlined />,
      text: messages.userCreated(event.fullName?.trim() || null),
      target: { page: 'users' },
    }
  }
  const target: PageAddress = { page: 'orders', below: `/${event.orderId}` }
  const order = { target, amount: formatBrl(event.totalBrl) }
  const { orderNumber } = event
  switch (event.kind) {
    case 'order_created':
      return {
        ...order,
        icon: <ShoppingOutlined />,
        color: orderStatusColors.pendente,
        text: messages.orderCreated(orderNumber),
      }
    case 'order_shipped':
      return {
        ...order,
        icon: <SendOutlined />,
        color: orderStatusColors.enviado,
        text: messages.orderShipped(orderNumber),
      }
    case 'order_delivered':
      return {
        ...order,
        icon: <CheckCircleOutlined />,
        color: orderStatusColors.entregue,
        text: messages.orderDelivered(orderNumber),
      }
  }
}
