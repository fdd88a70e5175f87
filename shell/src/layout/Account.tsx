import { LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import { Menu, Tooltip } from '@loja/ui/late'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useLeaveSession } from '../auth/use-leave-session'
import { useThemeChoice } from '../theme/use-theme'
import styles from './Account.module.css'
import { messages } from './messages'
import { useAccountItems } from './use-account-items'

export function Account({ collapsed, onNavigate }: { collapsed: boolean; onNavigate: (() => void) | undefined }) {
  const access = useAtomValue(accessAtom)
  const { leave, busy } = useLeaveSession()
  const [theme] = useThemeChoice()
  const person = access.status === 'granted' ? access : null
  const name = person ? (person.fullName ?? person.email) : messages.account
  return (
    <div className={styles.account} data-collapsed={collapsed}>
      <Menu items={useAccountItems(onNavigate)} chosen={theme} placement="topLeft">
        <Button
          type="text"
          className={styles.person}
          icon={<UserOutlined aria-hidden />}
          title={person?.email}
          aria-label={`${messages.account}: ${name}`}
        >
          {collapsed ? null : <span className={styles.name}>{name}</span>}
        </Button>
      </Menu>
      <Tooltip title={collapsed ? messages.signOut : ''} placement="right">
        <Button
          type="text"
          className={styles.signOut}
          icon={<LogoutOutlined aria-hidden />}
          loading={busy}
          aria-label={collapsed ? messages.signOut : undefined}
          onClick={() => leave()}
        >
          {collapsed ? null : messages.signOut}
        </Button>
      </Tooltip>
    </div>
  )
}
