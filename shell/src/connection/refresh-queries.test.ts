import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refreshQueries } from './refresh-queries'

test('[ERR-01] refreshQueries restarts requests that began during the outage', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValueOnce('rows')
  const observer = new QueryObserver(queryClient, { queryKey: ['orders'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await refreshQueries(queryClient)
  expect(observer.getCurrentResult().data).toBe('rows')
  stop()
})

test('[ERR-01] refreshQueries refetches failed queries but not fresh ones', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const failed = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('rows')
  const fresh = vi.fn(async () => 'rows')
  const observers = [failed, fresh].map(
    (queryFn, index) => new QueryObserver(queryClient, { queryKey: [index], queryFn }),
  )
  const stops = observers.map((observer) => observer.subscribe(() => undefined))
  await vi.waitUntil(() => queryClient.isFetching() === 0)
  await refreshQueries(queryClient)
  expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual(['rows', 'rows'])
  expect(fresh).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})
