import { trackingStateQuery } from '@loja/data/settings'
import { getStoredUserId } from '@loja/platform/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shareTrackingState } from './share-tracking-state'
import { startPolling } from './tracking-poll'

const LOCK = 'loja-tracking-poll'

/** Runs `lead` while this tab holds the lock. Without locks (plain http) every visible tab leads. */
async function runAsLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead()
  try {
    await navigator.locks.request(LOCK, { signal }, lead)
  } catch (error) {
    if (!signal.aborted) console.warn('[settings.trackingStatus] no turn', error)
  }
}

export function useTrackingStatePoll(): void {
  const queryClient = useQueryClient()
  useEffect(
    function pollTrackingState() {
      const stopSharing = shareTrackingState(queryClient)
      const stopPolling = startPolling({
        hasSession: () => getStoredUserId() !== null,
        isVisible: () => document.visibilityState === 'visible',
        onVisibilityChange(listener) {
          document.addEventListener('visibilitychange', listener)
          return () => document.removeEventListener('visibilitychange', listener)
        },
        runAsLeader,
        lastAttemptAt() {
          const state = queryClient.getQueryState(trackingStateQuery.queryKey)
          return Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0)
        },
        now: Date.now,
        poll: () => queryClient.prefetchQuery({ ...trackingStateQuery, staleTime: 0 }),
      })
      return () => {
        stopPolling()
        stopSharing()
      }
    },
    [queryClient],
  )
}
