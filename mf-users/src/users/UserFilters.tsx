import { PROFILE_ROLES, type ProfileListParams, type ProfileRole, withProfileFilter } from '@loja/domain'
import { type ActiveFilter, FilterBar, SearchBox, type SetListParams } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'

interface Props {
  params: ProfileListParams
  /** Exact number of users that the filters leave; absent while it is not known. */
  found: number | undefined
  onChange: SetListParams<ProfileListParams>
}

const ALL = ''
const ROLE_OPTIONS: { value: ProfileRole | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.allRoles },
  ...PROFILE_ROLES.map((role) => ({ value: role, label: messages.rolesInFilter[role] })),
]

export function UserFilters({ params, found, onChange }: Props) {
  const { search, role } = params
  const filter = (patch: Partial<ProfileListParams>, options?: { replace: boolean }) =>
    onChange((current) => withProfileFilter(current, patch), options)
  const active: ActiveFilter[] = []
  if (search) {
    const onRemove = () => filter({ search: '' })
    active.push({ key: 'search', text: messages.searchTag(search), onRemove })
  }
  if (role) {
    const onRemove = () => filter({ role: null })
    active.push({ key: 'role', text: messages.roleTag(messages.rolesInFilter[role]), onRemove })
  }
  return (
    <FilterBar
      active={active}
      found={found ? messages.found(found) : undefined}
      onClear={() => filter({ search: '', role: null })}
    >
      <SearchBox
        label={messages.search}
        value={search}
        // While a search is being typed there is one step in the history, not one for each letter.
        onSearch={(text) => filter({ search: text }, { replace: search !== '' })}
      />
      <Select<ProfileRole | typeof ALL>
        aria-label={messages.roleFilter}
        value={role ?? ALL}
        options={ROLE_OPTIONS}
        onChange={(value) => filter({ role: value || null })}
      />
    </FilterBar>
  )
}
