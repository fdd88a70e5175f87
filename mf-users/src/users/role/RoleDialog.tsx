import { dataMutation } from '@loja/data/client'
import { changeRole, type ProfileListRow, profileKeys } from '@loja/data/profiles'
import type { ProfileRole } from '@loja/domain/profiles'
import { accessAtom } from '@loja/platform'
import { ConfirmDialog } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Checkbox } from 'antd'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { messages as userMessages } from '../messages'
import { messages } from './messages'

const roleChange = dataMutation({
  mutationFn: ({ profile, role }: { profile: ProfileListRow; role: ProfileRole }) => changeRole(profile, role),
  successText: ({ profile, role }) => messages.changed(messages.nameOf(profile), role),
  errorText: messages.failed,
  // A refused read of the own profile ends the access of this page.
  invalidates: [profileKeys.all],
})

export function RoleDialog({ profile, onClose }: { profile: ProfileListRow; onClose: () => void }) {
  const { mutate, isPending } = useDataMutation(roleChange)
  const access = useAtomValue(accessAtom)
  const [isSure, setSure] = useState(false)
  const role = profile.role === 'admin' ? 'user' : 'admin'
  const isOwn = access.status === 'granted' && access.userId === profile.userId
  const name = messages.nameOf(profile)
  return (
    <ConfirmDialog
      title={userMessages.changeRole[role]}
      confirmText={userMessages.changeRole[role]}
      harmless={role === 'admin'}
      busy={isPending}
      blocked={isOwn && !isSure}
      onConfirm={() => mutate({ profile, role }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>
        <strong>{name}</strong>
        {messages.person(profile)}
      </p>
      <p>{isOwn ? messages.ownEffects : messages.effects[role]}</p>
      {isOwn && (
        <Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)}>
          {messages.ownAgreement}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
