import { countProfilesByRole, profileKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact counts of all users, for the summary cards; the list's filter does not change them. */
export function useProfileRoleCounts() {
  return useQuery({
    queryKey: profileKeys.roleCounts,
    queryFn: countProfilesByRole,
    meta: { errorText: messages.loadFailed },
  })
}
