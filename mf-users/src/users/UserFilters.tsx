import { PROFILE_ROLES, type ProfileListParams, type ProfileRole, profileListParams } from '@loja/domain'
import { ListFilters, SearchBox, type SetListParams } from '@loja/ui'
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
  const change = (patch: Partial<ProfileListParams>, options?: { replace: boolean }) =>
    onChange((current) => profileListParams.change(current, patch), options)
  return (
    <ListFilters
      list={profileListParams}
      params={params}
      onChange={onChange}
      tags={messages.filterTags}
      found={found ? messages.found(found) : undefined}
      controls={{
        search: (
          <SearchBox
            label={messages.search}
            value={search}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        role: (
          <Select<ProfileRole | typeof ALL>
            aria-label={messages.roleFilter}
            value={role ?? ALL}
            options={ROLE_OPTIONS}
            onChange={(value) => change({ role: value || null })}
          />
        ),
      }}
    />
  )
}
