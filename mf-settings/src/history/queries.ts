import { activityKeys, countActivity, listActivity } from '@loja/data/activity'
import { listProfiles, profileKeys } from '@loja/data/profiles'
import { type ActivityFilter, type ActivityListParams, resolveActivityFilter } from '@loja/domain/activity'
import { storeDay } from '@loja/domain/format'
import { profileListParams } from '@loja/domain/profiles'
import { useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'

/** Writes of all tables cannot be followed one by one. */
const REFRESH_MS = 15_000
const ADMINISTRATORS = { ...profileListParams.initial, role: 'admin' } as const

export function useHistoryQueries(filter: ActivityFilter, page: number) {
  const today = storeDay(new Date())
  const match = useMemo(() => resolveActivityFilter(filter, today), [filter, today])
  return useListQueries({
    list: {
      queryKey: activityKeys.list(match, page),
      queryFn: ({ signal }) => listActivity(match, page, signal),
      refetchInterval: REFRESH_MS,
    },
    counts: {
      queryKey: activityKeys.count(match),
      queryFn: ({ signal }) => countActivity(match, signal),
      refetchInterval: REFRESH_MS,
    },
    totalOf: (count) => count,
    errorText: messages.loadFailed,
  })
}

export const countHistory = (params: ActivityListParams, signal: AbortSignal) =>
  countActivity(resolveActivityFilter(params, storeDay(new Date())), signal)

export function useAdministrators() {
  return useQuery({
    queryKey: profileKeys.list(ADMINISTRATORS),
    queryFn: ({ signal }) => listProfiles(ADMINISTRATORS, signal),
  }).data
}
