import { UserSwitchOutlined } from '@ant-design/icons'
import type { ProfileListRow } from '@loja/data/profiles'
import { declareDialog, openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { PillLabel } from '@loja/ui/parts'
import { messages } from './messages'

const changeText = ({ role }: ProfileListRow) => messages.changeRole[role === 'admin' ? 'user' : 'admin']

const roleDialog = declareDialog({
  title: ({ profile }) => changeText(profile),
  load: async () => (await import('./role/RoleDialog')).RoleDialog,
})

export function RoleCell({ profile }: { profile: ProfileListRow }) {
  return (
    <span className={`${looks.inlineRow} ${looks.gapSmall}`}>
      <PillLabel word={messages.roles[profile.role]} filled={profile.role === 'admin'} />
      <RowMenu
        label={messages.moreOf(profile.fullName?.trim() || messages.nameMissing)}
        items={[
          {
            key: 'role',
            label: changeText(profile),
            icon: <UserSwitchOutlined aria-hidden />,
            onClick: () => openDialog(roleDialog, { profile }),
          },
        ]}
      />
    </span>
  )
}
