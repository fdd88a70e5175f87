import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenRead } from './when-read'

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function read(queryClient: QueryClient, name: string): (answer: string) => void {
  let answer: (text: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => {
    answer = resolve
  })
  new QueryObserver(queryClient, { queryKey: [name], queryFn: () => promise }).subscribe(() => undefined)
  return answer
}

test('starts once after the last read has arrived, and stops', async () => {
  const queryClient = new QueryClient()
  const answerRows = read(queryClient, 'rows')
  const answerCounts = read(queryClient, 'counts')
  const end = vi.fn()
  const begin = vi.fn(() => end)
  const stop = whenRead(queryClient, begin)
  answerRows('20')
  await vi.waitFor(() => expect(queryClient.getQueryData(['rows'])).toBe('20'))
  expect(begin).not.toHaveBeenCalled()
  answerCounts('420')
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  await queryClient.invalidateQueries()
  expect(begin).toHaveBeenCalledOnce()
  stop()
  expect(end).toHaveBeenCalledOnce()
})

test('never starts when stopped during a read', async () => {
  const queryClient = new QueryClient()
  const answer = read(queryClient, 'rows')
  const begin = vi.fn(() => () => undefined)
  whenRead(queryClient, begin)()
  answer('20')
  await vi.waitFor(() => expect(queryClient.getQueryData(['rows'])).toBe('20'))
  expect(begin).not.toHaveBeenCalled()
})

test('starts at once when nothing is being read', () => {
  const begin = vi.fn(() => () => undefined)
  whenRead(new QueryClient(), begin)
  expect(begin).toHaveBeenCalledOnce()
})

test('never starts when stopped before the page is rendered', () => {
  let draw = () => undefined as unknown
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    draw = work
  })
  const begin = vi.fn(() => () => undefined)
  const stop = whenRead(new QueryClient(), begin)
  stop()
  draw()
  expect(begin).not.toHaveBeenCalled()
})
