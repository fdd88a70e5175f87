import { UserSwitchOutlined } from '@ant-design/icons'
import type { ProfileListRow } from '@loja/data'
import { LazyDialog, PillLabel, RowMenu } from '@loja/ui'
import { useState } from 'react'
import { messages } from './messages'
import styles from './user-fields.module.css'

const loadRoleDialog = async () => (await import('./role/RoleDialog')).RoleDialog

export function RoleCell({ profile }: { profile: ProfileListRow }) {
  const [asked, setAsked] = useState<ProfileListRow | null>(null)
  const change = messages.changeRole[profile.role === 'admin' ? 'user' : 'admin']
  return (
    <span className={styles.role}>
      <PillLabel word={messages.roles[profile.role]} filled={profile.role === 'admin'} />
      <RowMenu
        label={messages.moreOf(profile.fullName?.trim() || messages.nameMissing)}
        items={[
          { key: 'role', label: change, icon: <UserSwitchOutlined aria-hidden />, onClick: () => setAsked(profile) },
        ]}
      />
      {asked && (
        <LazyDialog
          name="role-dialog"
          title={change}
          load={loadRoleDialog}
          props={{ profile: asked, onClose: () => setAsked(null) }}
        />
      )}
    </span>
  )
}
