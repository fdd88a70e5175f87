import { countProfiles, countProfilesByRole, listProfiles, profileKeys } from '@loja/data'
import type { ProfileFilter, ProfileListParams } from '@loja/domain'
import { useListQueries } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useUserQueries(params: ProfileListParams, filter: ProfileFilter) {
  const queries = useListQueries({
    list: { queryKey: profileKeys.list(params), queryFn: ({ signal }) => listProfiles(params, signal) },
    counts: { queryKey: profileKeys.count(filter), queryFn: ({ signal }) => countProfiles(filter, signal) },
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
