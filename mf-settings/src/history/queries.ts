import { activityKeys, countActivity, listActivity } from '@loja/data/activity'
import { dataQuery } from '@loja/data/client'
import { listProfiles, profileKeys } from '@loja/data/profiles'
import { activityListParams, resolveActivityFilter } from '@loja/domain/activity'
import { storeDay } from '@loja/domain/format'
import { profileListParams } from '@loja/domain/profiles'
import { listSource } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Writes of all tables cannot be followed one by one. */
const REFRESH_MS = 15_000
const ADMINISTRATORS = { ...profileListParams.initial, role: 'admin' } as const

export const HISTORY = listSource({
  list: activityListParams,
  reads: ({ page }, filter) => {
    const match = resolveActivityFilter(filter, storeDay(new Date()))
    return {
      list: {
        ...dataQuery(activityKeys.list(match, page), (signal) => listActivity(match, page, signal)),
        refetchInterval: REFRESH_MS,
      },
      counts: {
        ...dataQuery(activityKeys.count(match), (signal) => countActivity(match, signal)),
        refetchInterval: REFRESH_MS,
      },
    }
  },
  totalOf: (count) => count,
  errorText: messages.loadFailed,
  views: { list: 'history', countsKey: activityKeys.all },
})

export function useAdministrators() {
  return useQuery(dataQuery(profileKeys.list(ADMINISTRATORS), (signal) => listProfiles(ADMINISTRATORS, signal))).data
}
