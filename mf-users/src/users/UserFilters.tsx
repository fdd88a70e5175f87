import { PROFILE_ROLES, type ProfileListParams, profileListParams } from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { messages } from './messages'

interface Props {
  params: ProfileListParams
  /** Exact number of users that the filters leave; absent while it is not known. */
  found: number | undefined
  onChange: SetListParams<ProfileListParams>
}

const ROLE_OPTIONS = PROFILE_ROLES.map((role) => ({ value: role, label: messages.rolesInFilter[role] }))

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
          <SearchBox label={messages.search} value={search} onSearch={(text, step) => change({ search: text }, step)} />
        ),
        role: (
          <FilterSelect
            label={messages.roleFilter}
            all={messages.allRoles}
            value={role}
            options={ROLE_OPTIONS}
            onChange={(value) => change({ role: value })}
          />
        ),
      }}
    />
  )
}
