import { LogoutOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import { Tooltip } from '@loja/ui'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { useLeaveSession } from '../auth/use-leave-session'
import { newsButton } from '../news/news-button'
import { ThemePicker } from '../theme/ThemePicker'
import styles from './Account.module.css'
import { messages } from './messages'

export function Account({ collapsed }: { collapsed: boolean }) {
  const access = useAtomValue(accessAtom)
  const { leave, busy } = useLeaveSession()
  const NewsButton = useSyncExternalStore(newsButton.subscribe, newsButton.get)
  const person = access.status === 'granted' ? access : null
  return (
    <div className={styles.account} data-collapsed={collapsed}>
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
      {person && (
        // Always present: nothing moves when the button arrives.
        <div className={styles.news}>{NewsButton && <NewsButton userId={person.userId} />}</div>
      )}
      <ThemePicker collapsed={collapsed} />
      <Tooltip title={collapsed ? messages.signOut : ''} placement="right">
        <Button
          type="text"
          block={!collapsed}
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
