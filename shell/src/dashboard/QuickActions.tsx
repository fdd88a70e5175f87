import { AppstoreOutlined, SettingOutlined, ShoppingOutlined, TeamOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { Link } from 'react-router'
import { messages } from './messages'
import { Panel } from './Panel'
import styles from './QuickActions.module.css'

const ACTIONS = [
  { to: paths.users, text: messages.openUsers, Icon: TeamOutlined },
  { to: paths.products, text: messages.openProducts, Icon: AppstoreOutlined },
  { to: paths.orders, text: messages.openOrders, Icon: ShoppingOutlined },
  { to: paths.settings, text: messages.openSettings, Icon: SettingOutlined },
]

interface Props {
  /** Sent, without tracking code (TRK-05). Absent while loading and after a failure. */
  ordersWithoutCode: number | undefined
}

export function QuickActions({ ordersWithoutCode }: Props) {
  return (
    <Panel
      title={messages.quickActions}
      note={
        ordersWithoutCode === undefined ? null : ordersWithoutCode === 0 ? (
          messages.withoutCode(0)
        ) : (
          <Link to={`${paths.tracking}?estado=sem_codigo`}>{messages.withoutCode(ordersWithoutCode)}</Link>
        )
      }
    >
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon className={styles.icon} aria-hidden />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
