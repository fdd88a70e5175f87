import { api, choose, renderPage } from '@loja/component-testing'
import type { OrderTotalRange } from '@loja/domain/orders'
import type { Dispatch, SetStateAction } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { OrderTotalFilter } from './OrderTotalFilter'
import { askedFilter, holdOrders, openOrders, order } from './test-support'

const storeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

beforeEach(() => holdOrders([order(1)]))

async function paste(search: Locator, lines: string[]): Promise<void> {
  await search.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', lines.join('\r\n'))
  search.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('[ORD-02] numbers pasted from a spreadsheet column are searched for together', async () => {
  const { address, lastSearch, search } = await openOrders()
  await paste(search, ['#LJ-2026-000301', 'LJ-2026-000302', '000303', ''])
  await expect.element(search).toHaveValue('#LJ-2026-000301, LJ-2026-000302, 000303')
  await expect.poll(lastSearch).toBe('LJ-2026-000301 LJ-2026-000302 000303')
  expect(address()).toBe('/admin/orders?busca=#LJ-2026-000301,+LJ-2026-000302,+000303')
})

test('[ORD-02] a named period and free days are in the address, with removable tags', async () => {
  const { getByLabelText, getByRole, getByText, address, router } = await openOrders()
  const before = window.location.href
  // The router of tests has no address bar, from which a change of one day reads the other.
  const stop = router.subscribe(({ location }) => history.replaceState(null, '', location.search || before))
  onTestFinished(() => {
    stop()
    history.replaceState(null, '', before)
  })
  await getByRole('button', { name: 'Filtrar' }).click()
  const period = getByRole('combobox', { name: 'Filtrar por período' })
  const asked = () => {
    const { first_day, last_day } = askedFilter('rpc/list_orders')
    return [first_day ?? null, last_day ?? null]
  }
  const today = storeDay.format(new Date())
  const sixDaysAgo = storeDay.format(new Date(Date.parse(`${today}T12:00:00-03:00`) - 6 * 86_400_000))
  await period.click()
  await choose('Últimos 7 dias')
  await expect.poll(address).toBe('/admin/orders?periodo=7-dias')
  await expect.element(getByText('Período: Últimos 7 dias')).toBeVisible()
  await expect.poll(asked).toEqual([sixDaysAgo, today])
  await period.click()
  await choose('Escolher período')
  await getByLabelText('De', { exact: true }).fill('03/02/2001')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/admin/orders?de=2001-02-03')
  await expect.element(getByText('Período: desde 03/02/2001')).toBeVisible()
  await expect.poll(asked).toEqual(['2001-02-03', null])
  await getByLabelText('Até', { exact: true }).fill('21/11/2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/admin/orders?de=2001-02-03&ate=2026-11-21')
  await expect.element(getByText('Período: 03/02/2001 a 21/11/2026')).toBeVisible()
  await expect.poll(asked).toEqual(['2001-02-03', '2026-11-21'])
  await getByRole('button', { name: 'Remover filtro Período' }).click()
  await expect.poll(address).toBe('/admin/orders')
})

test('[FILT-01] places, a product and totals are chosen, and an unclear total is refused', async () => {
  api.answer('rpc/order_places', [
    { part: 'city', value: 'Óbidos' },
    { part: 'method', value: 'PAC' },
  ])
  const product = { id: '00000000-0000-4000-8000-00000000000a', name: 'Asad 100 ML' }
  api.answer('rpc/search_products', [product])
  const { getByLabelText, getByRole, getByText, address } = await openOrders()
  await getByRole('button', { name: 'Filtrar' }).click()
  await getByRole('combobox', { name: 'Filtrar por cidade' }).click()
  await choose('Óbidos')
  const asked = () => askedFilter('rpc/list_orders')
  await expect.poll(asked).toEqual({ city: 'Óbidos' })
  expect(address()).toBe('/admin/orders?cidade=Óbidos')
  await getByRole('combobox', { name: 'Filtrar por produto' }).click()
  await choose(product.name)
  await expect.element(getByText(`Produto: ${product.name}`)).toBeVisible()
  await expect.poll(asked).toEqual({ product: product.id })
  await getByLabelText('Total de').fill('1,234')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('alert').filter({ hasText: 'Digite um valor em reais, como 129,90.' })).toBeVisible()
  await getByLabelText('Total de').fill('1.234')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Total: a partir de R$ 1.234,00')).toBeVisible()
  await expect.element(getByLabelText('Total de')).toHaveFocus()
  await expect.poll(asked).toEqual({ min_total: 1234 })
  await getByRole('button', { name: 'Remover filtro Total' }).click()
  await expect.poll(address).toBe('/admin/orders')
  await expect.element(getByLabelText('Total de')).toHaveValue('')
})

test('[FILT-01] a range has both of its ends although the address is drawn later', async () => {
  let total: OrderTotalRange | null = null
  const change: Dispatch<SetStateAction<OrderTotalRange | null>> = (next) => {
    total = typeof next === 'function' ? next(total) : next
  }
  const { getByLabelText } = await renderPage(<OrderTotalFilter range={null} onChange={change} />)
  await getByLabelText('Total de').fill('10')
  await userEvent.keyboard('{Enter}')
  await getByLabelText('Total até').fill('20')
  await userEvent.keyboard('{Enter}')
  expect(total).toEqual({ minTotal: 10, maxTotal: 20 })
})
