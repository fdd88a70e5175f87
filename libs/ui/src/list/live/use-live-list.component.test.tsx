import { renderPage } from '@loja/component-testing'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type LiveList, useLiveList } from './use-live-list'

interface Row {
  id: string
  price: number
}

type Handlers = Parameters<LiveList<Row>['subscribe']>[0]

/** A list of one row, its reads answered one by one by hand. */
function buildList() {
  const reads: ((rows: Row[]) => void)[] = []
  let handlers: Handlers | undefined
  let compared = 0
  const list: LiveList<Row> = {
    subscribe: (given) => {
      handlers = given
      return () => undefined
    },
    keys: { all: ['things'], lists: ['things', 'list'], counts: ['things', 'counts'] },
    isKnown: (shown, arrived) => shown.price === arrived.price,
  }
  function Page() {
    const queryFn = () => new Promise<Row[]>((resolve) => reads.push(resolve))
    const { data, dataUpdatedAt } = useQuery({ queryKey: ['things', 'list', 1], queryFn })
    const isMatch = () => {
      compared += 1
      return true
    }
    const { newCount } = useLiveList(list, { rows: data, readAt: dataUpdatedAt, isMatch })
    return (
      <>
        <p>{data ? data.map(({ price }) => `R$ ${price}`).join() : 'Carregando'}</p>
        <output>{newCount} novos</output>
      </>
    )
  }
  const live = async () => {
    await expect.poll(() => handlers).toBeDefined()
    return handlers as Handlers
  }
  return { Page, reads, live, compared: () => compared }
}

test('the list is followed once it has been read', async () => {
  const { Page, reads, live } = buildList()
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([{ id: 'a', price: 10 }])
  const { onUpdate } = await live()
  await expect.element(view.getByText('R$ 10')).toBeVisible()
  onUpdate({ id: 'a', price: 12 })
  await expect.element(view.getByText('R$ 12')).toBeVisible()
})

test('an answer from before a change, which arrives after it, does not stay', async () => {
  const { Page, reads, live } = buildList()
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([{ id: 'a', price: 10 }])
  const { onLive, onUpdate } = await live()
  await expect.element(view.getByText('R$ 10')).toBeVisible()
  onLive()
  // The connection was lost and is back: everything is read again.
  onLive()
  await expect.poll(() => reads.length).toBe(2)
  onUpdate({ id: 'a', price: 12 })
  await expect.element(view.getByText('R$ 12')).toBeVisible()
  reads[1]?.([{ id: 'a', price: 10 }])
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.([{ id: 'a', price: 12 }])
  await expect.element(view.getByText('R$ 12')).toBeVisible()
})

test('10,000 new rows that arrive one by one are counted in linear time', async () => {
  const { Page, reads, live, compared } = buildList()
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([])
  const { onInsert, onDelete } = await live()
  const { setTimeout: setRealTimeout } = window
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (let id = 0; id < 10_000; id += 1) {
      onInsert({ id: `${id}`, price: 1 })
      // React may render between two messages of a web socket.
      if (id % 100 === 0) await new Promise((resolve) => setRealTimeout(resolve))
    }
    onDelete('0')
    vi.runOnlyPendingTimers()
    await expect.element(view.getByText('9999 novos')).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
  expect(compared(), 'comparisons').toBeLessThan(50_000)
})
