import { renderPage } from '@loja/component-testing'
import { listParams, pageParam, textParam } from '@loja/domain/list'
import { expect, test } from 'vitest'
import { useListParams } from '../use-list-params'
import { listSource, useListQueries } from '../use-list-queries'
import { type LiveList, useLiveList } from './use-live-list'

interface Row {
  id: string
  price: number
}

type Handlers = Parameters<LiveList<Row>['subscribe']>[0]

const ADDRESS = listParams({ search: textParam('busca'), page: pageParam })

function buildList(count = 1) {
  const reads: ((rows: Row[]) => void)[] = []
  const database = { count }
  let handlers: Handlers | undefined
  const live: LiveList<Row> = {
    subscribe: (given) => {
      handlers = given
      return () => undefined
    },
    keys: { all: ['things'], lists: ['things', 'list'], counts: ['things', 'counts'] },
    isKnown: (shown, arrived) => shown.price === arrived.price,
  }
  const source = listSource({
    list: ADDRESS,
    reads: () => ({
      list: {
        queryKey: ['things', 'list', 1],
        queryFn: () => new Promise<Row[]>((resolve) => reads.push(resolve)),
      },
      counts: { queryKey: ['things', 'counts'], queryFn: async () => database.count },
    }),
    totalOf: (total) => total,
    errorText: 'Erro',
    views: { list: 'things', countsKey: ['things', 'counts'] },
  })
  function Page() {
    const address = useListParams(ADDRESS)
    const queries = useListQueries(source, address)
    const { newCount } = useLiveList(live, queries, address)
    return (
      <>
        <p>{queries.rows ? queries.rows.map(({ price }) => `R$ ${price}`).join() : 'Carregando'}</p>
        <output>{newCount} novos</output>
      </>
    )
  }
  const follow = async () => {
    await expect.poll(() => handlers).toBeDefined()
    return handlers as Handlers
  }
  return { Page, reads, database, live: follow }
}

test('an older answer that arrives after a change does not stay', async () => {
  const { Page, reads, live } = buildList()
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([{ id: 'a', price: 10 }])
  const { onLive, onUpdate } = await live()
  await expect.element(view.getByText('R$ 10')).toBeVisible()
  onLive()
  await expect.poll(() => reads.length).toBe(2)
  onUpdate({ id: 'a', price: 12 })
  await expect.element(view.getByText('R$ 12')).toBeVisible()
  reads[1]?.([{ id: 'a', price: 10 }])
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.([{ id: 'a', price: 12 }])
  await expect.element(view.getByText('R$ 12')).toBeVisible()
})

test('a change before the subscription is live is read', async () => {
  const { Page, reads, live, database } = buildList(1)
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([{ id: 'a', price: 10 }])
  const { onLive } = await live()
  await expect.element(view.getByText('R$ 10')).toBeVisible()
  database.count = 2
  onLive()
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.([
    { id: 'b', price: 20 },
    { id: 'a', price: 12 },
  ])
  await expect.element(view.getByText('R$ 20,R$ 12')).toBeVisible()
  await expect.element(view.getByText('0 novos')).toBeVisible()
})

test('counts as many new rows as the count grew, in spite of deletions', async () => {
  const { Page, reads, live, database } = buildList(5)
  const view = await renderPage(<Page />)
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.([{ id: 'a', price: 10 }])
  const { onInsert, onDelete } = await live()
  database.count = 7
  for (const id of ['b', 'c', 'd']) onInsert({ id, price: 1 })
  await expect.element(view.getByText('2 novos')).toBeVisible()
  database.count = 6
  onDelete('on another page')
  await expect.element(view.getByText('2 novos')).toBeVisible()
  database.count = 5
  onDelete('d')
  await expect.element(view.getByText('1 novos')).toBeVisible()
})
