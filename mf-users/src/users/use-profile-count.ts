import { countProfiles, profileKeys } from '@loja/data'
import type { ProfileFilter } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Exact number of users that the filters leave, on all pages: for the pager and the filters. */
export function useProfileCount({ search, role }: ProfileFilter) {
  const filter: ProfileFilter = { search, role }
  return useQuery({
    queryKey: profileKeys.count(filter),
    queryFn: ({ signal }) => countProfiles(filter, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
}
