import { countProfiles, countProfilesByRole, listProfiles, type ProfileListRow, profileKeys } from '@loja/data/profiles'
import { type ProfileFilter, type ProfileListParams, profileListParams } from '@loja/domain/profiles'
import { firstReads, type ListReads, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

function readsOf(params: ProfileListParams, filter: ProfileFilter): ListReads<ProfileListRow, number> {
  return {
    list: { queryKey: profileKeys.list(params), queryFn: ({ signal }) => listProfiles(params, signal) },
    counts: { queryKey: profileKeys.count(filter), queryFn: ({ signal }) => countProfiles(filter, signal) },
  }
}

export const firstUserReads = firstReads(profileListParams, readsOf)

export function useUserQueries(params: ProfileListParams, filter: ProfileFilter) {
  const queries = useListQueries({
    ...readsOf(params, filter),
    totalOf: (count) => count,
    errorText: messages.loadFailed,
  })
  const roles = useQuery({
    queryKey: profileKeys.roleCounts,
    queryFn: countProfilesByRole,
    meta: { errorText: messages.loadFailed },
  })
  return { ...queries, roles: roles.data, countQueries: [...queries.countQueries, roles] }
}
