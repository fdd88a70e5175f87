import { SettingOutlined, ShoppingCartOutlined, ShoppingOutlined, TeamOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { Link } from 'react-router'
import { messages } from './messages'
import { Panel } from './Panel'
import styles from './QuickActions.module.css'

const ACTIONS = [
  { to: paths.users, text: messages.openUsers, Icon: TeamOutlined },
  { to: paths.products, text: messages.openProducts, Icon: ShoppingOutlined },
  { to: paths.orders, text: messages.openOrders, Icon: ShoppingCartOutlined },
  { to: paths.settings, text: messages.openSettings, Icon: SettingOutlined },
]

export function QuickActions() {
  return (
    <Panel title={messages.quickActions}>
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
