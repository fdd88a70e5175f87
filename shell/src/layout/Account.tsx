import { LogoutOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import { Button, Tooltip } from 'antd'
import { useAtomValue } from 'jotai'
import { useSignOut } from '../auth/use-sign-out'
import { ThemePicker } from '../theme/ThemePicker'
import { messages } from './messages'
import styles from './Sidebar.module.css'

/** Who is signed in, the theme, and the way out. */
export function Account({ collapsed }: { collapsed: boolean }) {
  const access = useAtomValue(accessAtom)
  const { signOut, busy } = useSignOut()
  const person = access.status === 'granted' ? access : null
  return (
    <div className={styles.account}>
      {person && !collapsed && (
        <div className={styles.person}>
          <span className={styles.personName} title={person.fullName ?? person.email}>
            {person.fullName ?? person.email}
          </span>
          {person.fullName && (
            <span className={styles.personEmail} title={person.email}>
              {person.email}
            </span>
          )}
        </div>
      )}
      <ThemePicker collapsed={collapsed} />
      <Tooltip title={collapsed ? messages.signOut : ''} placement="right" trigger={['hover', 'focus']}>
        <Button
          type="text"
          block={!collapsed}
          className={styles.signOut}
          icon={<LogoutOutlined aria-hidden />}
          loading={busy}
          aria-label={collapsed ? messages.signOut : undefined}
          onClick={() => void signOut()}
        >
          {collapsed ? null : messages.signOut}
        </Button>
      </Tooltip>
    </div>
  )
}
