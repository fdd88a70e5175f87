import { DataError } from '@loja/data/client'
import type { CounterData } from '@loja/platform'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CounterEffects, followCounters } from './follow-counters'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function buildCounter(table: string): CounterData {
  return {
    count: { table, filter: { status: 'eq.pendente' } },
    text: { one: '1 pendente', many: '{n} pendentes' },
    page: table,
    show: ['sidebar'],
  }
}

const ORDERS = buildCounter('orders')
const FEEDBACKS = buildCounter('feedbacks')
const invalidate = { orders: ['orders'], feedbacks: ['feedbacks', 'counts'] }

function openTab(counters = [ORDERS, FEEDBACKS], answer: CounterEffects['count'] = async () => 3) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const requests: string[] = []
  const listeners = new Set<() => void>()
  let isActive = true
  let shown: [table: string, n: number][] = []
  const follow = (followed = counters) =>
    followCounters(queryClient, followed, {
      count(query, signal) {
        requests.push(query.table)
        return answer(query, signal)
      },
      async readWork() {
        requests.push('work')
        return { pending_orders: 7, stalled: 0 }
      },
      isActive: () => isActive,
      onActiveChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      show(numbers) {
        shown = [...numbers].map(([{ count }, n]) => [count.table, n])
      },
    })
  return {
    queryClient,
    requests,
    follow,
    shown: () => shown,
    setActive(next: boolean) {
      isActive = next
      for (const listener of listeners) listener()
    },
    write: (table: keyof typeof invalidate) => queryClient.invalidateQueries({ queryKey: invalidate[table] }),
    advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('[NAV-08] each counter is one request, and its number is shown', async () => {
  const { follow, requests, shown, advance } = openTab([ORDERS, FEEDBACKS, { ...ORDERS, show: ['todo'] }])
  follow()
  expect(shown()).toEqual([])
  await advance(0)
  expect(requests).toEqual(['orders', 'feedbacks'])
  expect(shown()).toEqual([
    ['orders', 3],
    ['feedbacks', 3],
    ['orders', 3],
  ])
})

test('[TODO-02] counters of the work to do share one request', async () => {
  const counters = [
    { ...ORDERS, work: 'pending_orders' },
    { ...FEEDBACKS, work: 'stalled' },
    { ...FEEDBACKS, work: 'of_a_later_database' },
  ]
  const { queryClient, follow, requests, shown, write, advance } = openTab(counters)
  queryClient.setQueryData(['feedbacks', 'counts', {}], 1)
  follow()
  await advance(0)
  expect(requests).toEqual(['work'])
  expect(shown()).toEqual([
    ['orders', 7],
    ['feedbacks', 0],
  ])
  await advance(60_000)
  await write('feedbacks')
  await advance(0)
  expect(requests).toEqual(['work', 'work'])
})

test('[NAV-08] writes are followed by one request of the table after a minute', async () => {
  const { follow, requests, write, advance } = openTab()
  follow()
  await advance(20_000)
  await write('orders')
  await write('orders')
  await advance(39_999)
  expect(requests).toEqual(['orders', 'feedbacks'])
  await advance(1)
  expect(requests).toEqual(['orders', 'feedbacks', 'orders'])
  await advance(120_000)
  expect(requests).toHaveLength(3)
})

test('[NAV-08] a write of the tab is followed by a request within a second', async () => {
  const { queryClient, follow, requests, advance } = openTab()
  follow()
  await advance(100)
  const write = async () => undefined
  const meta = { invalidates: [['orders', 'lists']] }
  const mutate = () => queryClient.getMutationCache().build(queryClient, { mutationFn: write, meta }).execute(undefined)
  await mutate()
  await mutate()
  await advance(899)
  expect(requests).toEqual(['orders', 'feedbacks'])
  await advance(1)
  expect(requests).toEqual(['orders', 'feedbacks', 'orders'])
  await advance(5000)
  await mutate()
  await advance(0)
  expect(requests).toEqual(['orders', 'feedbacks', 'orders', 'orders'])
})

test('[NAV-08] a write during a request is followed by another one', async () => {
  let release: (n: number) => void = () => undefined
  const { follow, requests, write, advance } = openTab([ORDERS], () => new Promise((resolve) => (release = resolve)))
  follow()
  await write('orders')
  release(1)
  await advance(60_000)
  expect(requests).toEqual(['orders', 'orders'])
})

test('[NAV-08] a hidden or offline tab requests nothing until it is active', async () => {
  const { follow, requests, setActive, write, advance } = openTab()
  setActive(false)
  follow()
  await advance(600_000)
  expect(requests).toEqual([])
  setActive(true)
  await advance(0)
  expect(requests).toHaveLength(2)
  setActive(false)
  await write('orders')
  await advance(600_000)
  expect(requests).toHaveLength(2)
  setActive(true)
  await advance(0)
  expect(requests).toHaveLength(4)
})

test('[NAV-08] a changed offer keeps the numbers and requests only new counters', async () => {
  const { follow, requests, shown, advance } = openTab()
  const stop = follow([ORDERS])
  await advance(1_000)
  stop()
  follow([ORDERS, FEEDBACKS])
  expect(shown()).toEqual([['orders', 3]])
  await advance(0)
  expect(requests).toEqual(['orders', 'feedbacks'])
})

test('[NAV-08] a failed counter shows nothing and is requested again when the tab is active', async () => {
  const answers = [async () => 3, () => Promise.reject(new DataError('network', 'orders.count')), async () => 4]
  const { follow, shown, setActive, advance } = openTab([ORDERS], () => answers.shift()?.() ?? Promise.resolve(0))
  follow()
  await advance(60_000)
  setActive(true)
  await advance(0)
  expect(shown()).toEqual([])
  await advance(60_000)
  setActive(true)
  await advance(0)
  expect(shown()).toEqual([['orders', 4]])
})

test('[NAV-08] a refused counter is not requested again', async () => {
  const refuse = () => Promise.reject(new DataError('not-found', 'orders.count'))
  const { follow, requests, setActive, write, advance } = openTab([ORDERS], refuse)
  follow()
  await advance(60_000)
  setActive(true)
  await write('orders')
  await advance(600_000)
  expect(requests).toEqual(['orders'])
})

test('[NAV-08] nothing is requested after the end', async () => {
  const { follow, requests, setActive, write, advance } = openTab()
  const stop = follow()
  await advance(30_000)
  await write('orders')
  stop()
  setActive(true)
  await advance(600_000)
  expect(requests).toHaveLength(2)
})
