import type { ProfileListRow } from '@loja/data'
import { ABSENT, formatDateTime } from '@loja/domain'
import { ClampedText, type ListField, QuietText, ResponsiveList, type ShownRows } from '@loja/ui'
import { messages } from './messages'
import { RoleLabel } from './RoleLabel'

/** How much of the user id stands in the column `E-mail`. */
const ID_BEGINNING = 8

const FIELDS: ListField<ProfileListRow>[] = [
  {
    key: 'name',
    title: messages.name,
    card: 'heading',
    render: ({ fullName }) =>
      fullName?.trim() ? <ClampedText>{fullName.trim()}</ClampedText> : <QuietText>{messages.nameMissing}</QuietText>,
  },
  {
    // Profiles hold no e-mail: the column shows the beginning of the user id (USR-02).
    key: 'email',
    title: messages.email,
    card: 'footer',
    width: 160,
    render: ({ userId }) => <QuietText title={userId}>{`${userId.slice(0, ID_BEGINNING)}...`}</QuietText>,
  },
  {
    key: 'phone',
    title: messages.phone,
    card: 'caption',
    width: 180,
    render: ({ phone }) => phone?.trim() || ABSENT,
  },
  {
    key: 'role',
    title: messages.role,
    card: 'aside',
    width: 160,
    render: ({ role }) => <RoleLabel role={role} />,
  },
  {
    key: 'createdAt',
    title: messages.createdAt,
    card: 'footer',
    width: 180,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
]

export function UsersList(shown: ShownRows<ProfileListRow>) {
  return <ResponsiveList label={messages.title} fields={FIELDS} rowKey={(profile) => profile.id} {...shown} />
}
