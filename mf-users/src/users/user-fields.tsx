import type { ProfileListRow } from '@loja/data/profiles'
import { ABSENT, formatDateTime } from '@loja/domain/format'
import type { ProfileFilter } from '@loja/domain/profiles'
import { ClampedText, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import { ContributedLinks, QuietText } from '@loja/ui/parts'
import { messages } from './messages'
import { RoleCell } from './RoleCell'
import styles from './user-fields.module.css'

const ID_PREFIX_LENGTH = 8

export const FIELDS: ListField<ProfileListRow>[] = [
  {
    key: 'name',
    title: messages.name,
    card: 'heading',
    text: ({ fullName }) => fullName?.trim() ?? '',
    render: ({ id, userId, fullName }) => (
      <span className={styles.name}>
        {fullName?.trim() ? (
          <ClampedText>{fullName.trim()}</ClampedText>
        ) : (
          <QuietText>{messages.nameMissing}</QuietText>
        )}
        <ContributedLinks from="user" row={{ id, userId }} of={fullName?.trim() || messages.nameMissing} />
      </span>
    ),
  },
  {
    key: 'email',
    title: messages.email,
    card: 'footer',
    width: 160,
    render: ({ userId }) => <QuietText title={userId}>{`${userId.slice(0, ID_PREFIX_LENGTH)}...`}</QuietText>,
  },
  { key: 'phone', title: messages.phone, card: 'caption', width: 180, render: ({ phone }) => phone?.trim() || ABSENT },
  {
    key: 'role',
    title: messages.role,
    card: 'aside',
    width: 160,
    render: (profile) => <RoleCell profile={profile} />,
  },
  {
    key: 'createdAt',
    title: messages.createdAt,
    card: 'footer',
    width: 180,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
]

export const FILTERS: FilterControls<ProfileFilter> = {
  search: { kind: 'search', label: messages.search },
  role: selectFilter(messages.roleFilter, messages.allRoles, messages.rolesInFilter),
}
