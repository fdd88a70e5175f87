import { api, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storedProduct } from '../testing/stored-product'
import { ProductsPage } from './ProductsPage'

const LIST = 'rpc/search_products'

const product = (n: number, name = `Produto ${n}`) =>
  storedProduct(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, { name, staff_notes: [] })

function hold(count: number): void {
  api.answer(
    LIST,
    Array.from({ length: Math.min(count, 20) }, (_, n) => product(n + 1)),
  )
  api.answer('rpc/products_by_category_counts', [
    { category_id: null, product_count: count, low_stock_count: 3, snapshot: '10:12:11' },
  ])
}

beforeEach(() => {
  hold(4)
  for (const table of ['categories', 'brands', 'products']) api.answer(`rest/v1/${table}`, [])
})

async function open(query = '') {
  const view = await renderPage(<ProductsPage />, { at: `/admin/products${query}`, path: '/admin/products' })
  await expect.element(page.getByRole('checkbox', { name: 'Selecionar Produto 1', exact: true })).toBeVisible()
  const rows = () => document.querySelectorAll('tbody tr:has(input)')
  return { ...view, rows, search: page.getByRole('searchbox', { name: 'Buscar por nome do produto' }) }
}

test('[PROD-03] [PROD-11] [ERR-01] rows stay when a search fails, and the answer to an earlier search is ignored', async () => {
  const { rows, search } = await open()
  api.fail(LIST, 403)
  await search.fill('creme')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Erro' })).toBeVisible()
  await expect.element(page.getByText('Não foi possível carregar os dados.').first()).toBeVisible()
  expect(rows()).toHaveLength(4)
  hold(1)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.poll(() => rows().length).toBe(1)

  const answer = api.hold(LIST, [product(5, 'Lenta')])
  await search.fill('lenta')
  await expect.poll(() => api.queries(LIST).some((query) => query.includes('lenta'))).toBe(true)
  api.answer(LIST, [product(6, 'Rápida')])
  await search.fill('rápida')
  const fast = page.getByRole('link', { name: 'Rápida', exact: true })
  await expect.element(fast).toBeVisible()
  answer()
  await expect.element(fast).toBeVisible()
  await expect.element(page.getByText('Lenta')).not.toBeInTheDocument()
})

test('[BULK-04] after a bulk change that was refused the new number is shown, and the typed value stays', async () => {
  hold(25)
  await open('?busca=Produto')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await page.getByRole('button', { name: 'Selecionar todos os 25 produtos', exact: true }).click()
  await page.getByRole('button', { name: 'Edição em Massa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Desconto' }).click()
  api.answer('rpc/preview_product_change', [
    { matched: 25, changed: 25, effects: {}, exceptions: 0, exception_names: [], first_rows: [] },
  ])
  api.answer('rpc/change_products', () => {
    hold(24)
    return Response.json([{ matched: 24, changed: 0, failures: [], change_id: null }])
  })
  await dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
  await dialog.getByRole('button', { name: 'Aplicar desconto' }).click()
  await expect.element(page.getByText('A lista mudou em outra sessão e nada foi alterado.')).toBeVisible()
  await expect.element(dialog.getByText('24 produtos selecionados')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Desconto' })).toHaveValue('10')
})

test('[SUP-32] a link of another page opens Divulgar for the products that it names', async () => {
  api.answer('rpc/list_products_to_send', { total: 0, inactive: 0, out_of_stock: 0, products: [] })
  const { router } = await open()
  await router.navigate('/admin/products#divulgar', { state: { sendOut: [product(2).id] } })
  const dialog = page.getByRole('dialog', { name: 'Divulgar' })
  await expect.poll(() => api.count('rpc/list_products_to_send')).toBeGreaterThan(0)
  const [body] = await api.bodies<{ selection: object }>('rpc/list_products_to_send')
  expect(body?.selection).toEqual({ ids: [product(2).id] })
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/admin/products', hash: '' })
})

test('[PROD-01] N opens the form of a new product, but not while typing', async () => {
  const { router, search } = await open()
  await search.fill('')
  await userEvent.keyboard('n')
  await expect.element(search).toHaveValue('n')
  await search.fill('')
  ;(search.element() as HTMLElement).blur()
  await userEvent.keyboard('n')
  await expect.poll(() => router.state.location.pathname).toBe('/admin/products/add')
})
