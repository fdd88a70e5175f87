import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadSchedule } from './read-schedule'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const COUNTS = ['things', 'counts']

async function showCounts(readMs: number) {
  const reads: { begun: number; aborted: boolean }[] = []
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, {
    queryKey: COUNTS,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const read = { begun: Date.now(), aborted: false }
      reads.push(read)
      signal.addEventListener('abort', () => {
        read.aborted = true
      })
      await new Promise((resolve) => setTimeout(resolve, readMs))
      return reads.length
    },
  })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(readMs)
  reads.length = 0
  return { queryClient, reads, schedule: createReadSchedule(queryClient) }
}

test('reads once, half a second after the first of several changes', async () => {
  const { reads, schedule } = await showCounts(10)
  const start = Date.now()
  for (let change = 0; change < 200; change += 1) schedule.add(COUNTS)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.map(({ begun }) => begun - start)).toEqual([500])
})

test('doubles the pause up to eight seconds while changes continue, and reads once at the end', async () => {
  const { reads, schedule } = await showCounts(0)
  const start = Date.now()
  for (let change = 0; change < 10_000; change += 1) {
    schedule.add(COUNTS)
    await vi.advanceTimersByTimeAsync(3)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  const seconds = reads.map(({ begun }) => Math.round((begun - start) / 100) / 10)
  expect(seconds).toEqual([0.5, 2.5, 6.5, 14.5, 22.5, 30.5])

  schedule.add(COUNTS)
  await vi.advanceTimersByTimeAsync(500)
  expect(reads, 'after a quiet pause the next change is read at once').toHaveLength(7)
})

test.each([
  [0, 1.5],
  [1, 3.5],
])('tabs pause differently (random %d)', async (random, second) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const { reads, schedule } = await showCounts(0)
  const start = Date.now()
  schedule.add(COUNTS)
  await vi.advanceTimersByTimeAsync(600)
  schedule.add(COUNTS)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.map(({ begun }) => Math.round((begun - start) / 100) / 10)).toEqual([0.5, second])
})

test('waits for a slow read, and starts the pause at its end', async () => {
  const { reads, schedule } = await showCounts(9000)
  const start = Date.now()
  for (let second = 0; second < 20; second += 1) {
    schedule.add(COUNTS)
    await vi.advanceTimersByTimeAsync(1000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads.map(({ begun }) => begun - start)).toEqual([500, 11_500, 24_500])
  expect(reads.some(({ aborted }) => aborted)).toBe(false)
})

test('marks pending keys as stale when stopped', async () => {
  const { queryClient, reads, schedule } = await showCounts(10)
  schedule.add(COUNTS)
  schedule.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads).toEqual([])
  expect(queryClient.getQueryState(COUNTS)?.isInvalidated).toBe(true)
})
