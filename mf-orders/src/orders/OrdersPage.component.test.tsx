import { api, choose, renderPage } from '@loja/component-testing'
import { PageSkeleton } from '@loja/ui/late'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedFilter, filterOf, holdOrders, openOrders, order } from './test-support'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => order(index + 1))
const READS = ['rpc/list_orders', 'rpc/order_status_counts']

const lastAsked = (path: string) => Object.fromEntries(new URLSearchParams(api.queries(path).at(-1)))

test('[ORD-01] [ORD-02] the address determines the rows, and the counts without the status', async () => {
  holdOrders([order(1, { status: 'entregue' }), order(2)])
  const { getByText } = await openOrders('?status=entregue&de=2026-03-01&ate=2026-03-31&ordem=maior-total')
  await expect.element(getByText('1 pedido encontrado')).toBeVisible()
  const filter = { first_day: '2026-03-01', last_day: '2026-03-31' }
  expect(lastAsked('rpc/list_orders')).toMatchObject({ sort: 'total_desc', page_offset: '0' })
  expect(askedFilter('rpc/list_orders')).toEqual({ ...filter, status: 'entregue' })
  // The cards count every status.
  expect(askedFilter('rpc/order_status_counts', 0)).toEqual(filter)
})

test('[ORD-01] [ORD-02] the status filters rows and pager, not the cards', async () => {
  holdOrders([order(1, { status: 'processando' }), ...[2, 3].map((n) => order(n)), order(4, { status: 'entregue' })])
  const { getByRole, getByText, numbers } = await openOrders()
  const cards = () =>
    getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(cards).toEqual(['4', '2', '1', '1'])
  const countOfCounts = () =>
    api.queries('rpc/order_status_counts').filter((query) => !filterOf(query).older_than && !filterOf(query).paid)
      .length
  const counted = countOfCounts()
  await getByRole('button', { name: 'Filtrar' }).click()
  await getByRole('combobox', { name: 'Filtrar por status' }).click()
  await choose('Processando')
  await expect.poll(numbers).toEqual(['LJ-2026-000001'])
  await expect.element(getByText('1 pedido encontrado')).toBeVisible()
  expect(cards()).toEqual(['4', '2', '1', '1'])
  expect(countOfCounts()).toBe(counted)
})

test('[ORD-02] [ORD-04] a search is sent literally, and an empty result and an empty list show a hint', async () => {
  holdOrders([])
  const { getByRole, getByText, lastSearch, search } = await openOrders('?busca=100%25_nada', null)
  await expect.poll(lastSearch).toBe('100%_nada')
  await expect.element(getByText('Nenhum pedido encontrado')).toBeVisible()
  await expect.element(getByText('Tente ajustar os filtros de busca')).toBeVisible()
  const counted = api.queries('rpc/order_status_counts').flatMap((query) => filterOf(query).search ?? [])
  expect([...new Set(counted)]).toEqual(['100%_nada'])
  await expect.element(getByText('Busca: 100%_nada')).toBeVisible()
  await search.fill('AA123456785BR')
  await expect
    .element(getByRole('link', { name: 'Procurar em Rastreamento' }))
    .toHaveAttribute('href', expect.stringMatching(/\?busca=AA123456785BR$/))
  await getByRole('button', { name: 'Limpar busca' }).click()
  await expect.element(getByText('Ainda não há pedidos cadastrados')).toBeVisible()
  await expect.element(search).toHaveValue('')
})

test('[ORD-04] an empty result of a filter offers to clear it', async () => {
  holdOrders([])
  const { getByRole, getByText, address } = await openOrders('?uf=SP', null)
  await getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(getByText('Ainda não há pedidos cadastrados')).toBeVisible()
  expect(address()).toBe('/admin/orders')
})

test('[ORD-10] [ERR-01] rows stay when a list or a search fails, and it can be retried', async () => {
  holdOrders(numbered(3))
  for (const path of READS) api.fail(path)
  const { getByRole, numbers, search } = await openOrders('', null)
  const alert = getByRole('alert').filter({ hasText: 'Erro' })
  const tryAgain = getByRole('button', { name: 'Tentar novamente' })
  await expect.element(alert.first()).toHaveTextContent('Não foi possível carregar os pedidos.')
  holdOrders(numbered(3))
  await tryAgain.click()
  await expect.poll(numbers).toHaveLength(3)
  await expect.element(tryAgain).not.toBeInTheDocument()

  for (const path of READS) api.fail(path)
  await search.fill('000417')
  await expect.element(tryAgain).toBeVisible()
  expect(numbers()).toHaveLength(3)
  holdOrders([order(417)])
  await tryAgain.click()
  await expect.poll(numbers).toEqual(['LJ-2026-000417'])
  await expect.element(tryAgain).not.toBeInTheDocument()
})

test.each([1280, 390])('[LIST-02] the placeholder has rows where the page has them, %d pixels wide', async (width) => {
  await page.viewport(width, 800)
  const waiting = await renderPage(<PageSkeleton label="Carregando" shape={{ kind: 'list', cards: 4 }} />)
  const placeholder = waiting.getByRole('status', { name: 'Carregando' }).element()
  const expected = placeholder.lastElementChild?.lastElementChild?.getBoundingClientRect().top ?? 0
  await waiting.unmount()
  holdOrders(numbered(3))
  const { getByRole } = await openOrders('', null)
  const rows = getByRole(width === 390 ? 'list' : 'table', { name: 'Gerenciar Pedidos' })
  await expect.element(rows).toBeVisible()
  expect(Math.abs(rows.element().getBoundingClientRect().top - expected)).toBeLessThanOrEqual(2)
})
