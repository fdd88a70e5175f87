import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRows, holdQueue } from './after-rows'

let idle: (() => void)[] = []
const beIdle = () => {
  const [work] = idle.splice(0, 1)
  work?.()
}

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
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

test('begins once after the last read has arrived, and ends', async () => {
  const queryClient = new QueryClient()
  const answerRows = read(queryClient, 'rows')
  const answerCounts = read(queryClient, 'counts')
  const end = vi.fn()
  const begin = vi.fn(() => end)
  const stop = afterRows(queryClient, begin)
  answerRows('20')
  await vi.waitFor(() => expect(queryClient.getQueryData(['rows'])).toBe('20'))
  expect(idle).toEqual([])
  answerCounts('420')
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  beIdle()
  expect(begin).toHaveBeenCalledOnce()
  await queryClient.invalidateQueries()
  expect(idle).toEqual([])
  stop()
  expect(end).toHaveBeenCalledOnce()
})

test('begins one after the other, and waits for what the first one reads', async () => {
  const queryClient = new QueryClient()
  let answer: (text: string) => void = () => undefined
  const stopFirst = afterRows(queryClient, () => {
    answer = read(queryClient, 'views')
  })
  const begin = vi.fn()
  const stopSecond = afterRows(queryClient, begin)
  while (idle.length > 0) beIdle()
  expect(begin).not.toHaveBeenCalled()
  answer('3')
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  beIdle()
  expect(begin).toHaveBeenCalledOnce()
  stopFirst()
  stopSecond()
})

test('waits until the code of the page is there', () => {
  const arrive = holdQueue()
  const begin = vi.fn()
  const stop = afterRows(new QueryClient(), begin)
  expect(idle).toEqual([])
  arrive()
  beIdle()
  expect(begin).toHaveBeenCalledOnce()
  stop()
})
