import { listProfiles, profileKeys } from '@loja/data'
import type { ProfileListParams } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** One page of users. While the next one is on its way the last one stays. */
export function useProfileList(params: ProfileListParams) {
  return useQuery({
    queryKey: profileKeys.list(params),
    queryFn: ({ signal }) => listProfiles(params, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
