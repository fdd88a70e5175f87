import { dataQuery } from '@loja/data/client'
import { countProfiles, countProfilesByRole, listProfiles, profileKeys } from '@loja/data/profiles'
import { type ProfileFilter, type ProfileListParams, profileListParams } from '@loja/domain/profiles'
import { listSource, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export const USERS = listSource({
  list: profileListParams,
  reads: (params, filter) => ({
    list: dataQuery(profileKeys.list(params), (signal) => listProfiles(params, signal)),
    counts: dataQuery(profileKeys.count(filter), (signal) => countProfiles(filter, signal)),
  }),
  totalOf: (count) => count,
  errorText: messages.loadFailed,
  views: { list: 'users', countsKey: profileKeys.all },
})

export function useUserQueries(address: { params: ProfileListParams; filter: ProfileFilter }) {
  const queries = useListQueries(USERS, address)
  const roles = useQuery({
    queryKey: profileKeys.roleCounts,
    queryFn: countProfilesByRole,
    meta: { errorText: messages.loadFailed },
  })
  return { ...queries, roles: roles.data, countQueries: [...queries.countQueries, roles] }
}
