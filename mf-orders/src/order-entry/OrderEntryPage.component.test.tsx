import { api, notices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { order, orderDetails } from '../orders/test-support'
import { OrderEntryPage } from './OrderEntryPage'

const ORDER = '33333333-3333-4333-8333-333333333333'
const ENTER = 'rpc/enter_order'

const product = (n: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  ...{ name: `Asad ${n} 100 ML`, version: 1, price: 100 * n, sale_price: null, sale_starts_at: null },
  ...{ sale_ends_at: null, stock_quantity: 5, is_active: true, category_id: null, main_image: null, cost: null },
  ...values,
})
type Product = ReturnType<typeof product>
const [ASAD, YARA] = [product(1), product(2, { name: 'Yara 100 ML', sale_price: 150 })]

function holdProducts(products: readonly Product[]): void {
  const found = (request: Request) => {
    const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as { search: string }
    const words = filter.search.toLowerCase().split(' ')
    return products.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  }
  api.answer('rpc/search_products', (request: Request) => Response.json(found(request).map(({ id }) => ({ id }))))
  api.answer('rest/v1/products', (request: Request) => {
    const ids = new URL(request.url).searchParams.get('id') ?? ''
    return Response.json(products.filter(({ id }) => ids.includes(id)))
  })
}

const noMatch = async (request: Request) => {
  const { p_lines } = (await request.clone().json()) as { p_lines: { n: number }[] }
  return Response.json(p_lines.map(({ n }) => ({ n, how: null, product: null, candidates: [], last_cost: null })))
}

beforeEach(() => {
  sessionStorage.clear()
  holdProducts([ASAD, YARA])
  api.answer('rpc/match_supplier_lines', noMatch)
  api.answer('rpc/find_customers', [])
  api.answer(ENTER, [{ id: ORDER, order_number: 'LJ-2026-000421', total: 200 }])
})

async function open(query = '') {
  const view = await renderPage(<OrderEntryPage />, { at: `/admin/orders/novo${query}`, path: '/admin/orders/novo' })
  const search = view.getByRole('combobox', { name: 'Adicionar produto' })
  await expect.element(search).toBeVisible()
  const field = (name: string) => view.getByRole('textbox', { name, exact: true })
  return {
    ...view,
    search,
    field,
    items: view.getByRole('list', { name: 'Itens do pedido' }).getByRole('listitem'),
    create: view.getByRole('button', { name: 'Criar pedido' }),
    paste: (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      search.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    add: async (text: string) => {
      await search.fill(text)
      await userEvent.keyboard('{Enter}')
      await expect.element(search).toHaveValue('')
    },
    location: () => view.router.state.location.pathname,
  }
}

const entries = () => api.bodies<{ request_id: string; entry: object; accept_stock: boolean }>(ENTER)

test('[ENTRY-01] keys add items, the total follows, and Ctrl+S creates the order and shows it', async () => {
  const { search, add, items, field, location, getByRole, router } = await open()
  await expect.element(search).toHaveFocus()
  await add('2 asad')
  await add('yara')
  await expect.element(items).toHaveLength(2)
  await expect.element(search).toHaveFocus()
  await expect.element(field('Quantidade de Asad 1 100 ML')).toHaveValue('2')
  // The price of the moment is that of the promotion.
  await expect.element(field('Preço de Yara 100 ML')).toHaveValue('150,00')
  await field('Preço de Yara 100 ML').fill('140')
  await field('Motivo do preço de Yara 100 ML').fill('amiga')
  await expect.element(getByRole('definition').last()).toHaveTextContent('R$ 340,00')
  await field('Nome').fill('Ana Souza')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(notices()).toHaveTextContent('Pedido LJ-2026-000421 criado')
  await expect.poll(location).toBe(`/admin/orders/${ORDER}`)
  expect((await entries()).map(({ entry }) => entry)).toMatchObject([
    {
      items: [
        { product_id: ASAD.id, product_name: ASAD.name, quantity: 2, price: 100, note: '' },
        { product_id: YARA.id, product_name: YARA.name, quantity: 1, price: 140, note: 'amiga' },
      ],
      customer: { name: 'Ana Souza' },
      ...{ address: null, shipping_method: 'Retirada na loja', payment_method: 'pix', total: 340 },
    },
  ])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana')
  await router.navigate(-1)
  await expect.poll(location).toBe('/admin/orders')
})

test('[ENTRY-01] on a phone the name of an item has the width before its bin', async () => {
  await page.viewport(390, 800)
  const { add, items } = await open()
  await add('asad')
  const name = items.getByText(ASAD.name, { exact: true })
  await expect.element(name).toBeVisible()
  const remove = items.getByRole('button', { name: /Asad 1 100 ML$/ }).element()
  const place = name.element().closest('[class*="product"]')
  expect(remove.getBoundingClientRect().left - (place?.getBoundingClientRect().right ?? 0)).toBe(8)
})

test('[ENTRY-09] pasted lines add products, and ask about the lines that mean several or none', async () => {
  holdProducts([ASAD, product(3), YARA])
  const { paste, items, field, create, getByRole } = await open()
  paste('2x Yara\nAsad 100 2 un\nnada')
  await expect.element(field('Quantidade de Yara 100 ML')).toHaveValue('2')
  await expect.element(items).toHaveLength(1)
  await create.click()
  await expect
    .element(getByRole('alert').first())
    .toHaveTextContent('Confira as linhas coladas antes de criar o pedido.')
  await getByRole('button', { name: /^2 × Asad 3 100 ML/ }).click()
  await expect.element(field('Quantidade de Asad 3 100 ML')).toHaveValue('2')
  await getByRole('button', { name: 'Deixar de fora: “1x nada”' }).click()
  await expect.element(getByRole('region', { name: 'Linhas a conferir' })).not.toBeInTheDocument()
})

test('[ENTRY-06] a found customer fills the fields, and each refused field says why', async () => {
  api.answer('rpc/find_customers', [
    {
      ...{ user_id: 'u7', name: 'Ana Souza', phone: '(11) 91234-5678', email: 'ana@x.test', document: '52998224725' },
      address: { address: { street: 'Rua A', number: '10', city: 'Santos', state: 'SP', zip: '11010100' } },
      ...{ orders: 2, last_order_at: null },
    },
  ])
  const { add, create, field, getByRole, getByText } = await open()
  await create.click()
  await expect.element(getByText('Adicione pelo menos um item.')).toBeVisible()
  await add('asad')
  await getByRole('combobox', { name: 'Buscar cliente' }).fill('ana')
  await getByRole('option', { name: /Ana Souza/ }).click()
  await expect.element(field('CPF ou CNPJ')).toHaveValue('529.982.247-25')
  await getByRole('combobox', { name: 'Forma de envio' }).click()
  await page.getByTitle('Sedex').click()
  await expect.element(field('Cidade')).toHaveValue('Santos')
  await field('CEP').fill('20000-000')
  await create.click()
  await expect.element(getByText('Este CEP é de RJ.')).toBeVisible()
  await expect.element(field('UF')).toHaveFocus()
  await field('CEP').fill('11010-100')
  await create.click()
  await expect.poll(entries).toMatchObject([
    {
      entry: { customer: { user_id: 'u7', document: '52998224725' }, address: { city: 'Santos', zip: '11010-100' } },
    },
  ])
})

test('[ENTRY-05] short stock is named, and accepted by a second request with the same id', async () => {
  const SHORT = [{ product_id: ASAD.id, stock: 5 }]
  api.answer(ENTER, async (request: Request) => {
    const { accept_stock } = (await request.clone().json()) as { accept_stock: boolean }
    if (accept_stock) return Response.json([{ id: ORDER, order_number: 'LJ-2026-000421', total: 700 }])
    const refusal = { code: 'P0001', message: 'x', details: 'stock_short', hint: JSON.stringify(SHORT) }
    return Response.json(refusal, { status: 400 })
  })
  const { add, field, create, location } = await open()
  await add('7 asad')
  await field('Nome').fill('Ana')
  await create.click()
  const question = page.getByRole('dialog', { name: 'Estoque insuficiente' })
  await expect.element(question).toHaveTextContent('Asad 1 100 ML: 7 no pedido, 5 em estoque')
  await question.getByRole('button', { name: 'Criar mesmo assim' }).click()
  await expect.poll(location).toBe(`/admin/orders/${ORDER}`)
  const [first, second] = await entries()
  expect(second).toEqual({ ...first, accept_stock: true })
})

test('[ENTRY-08] after a lost response the result is unknown, and a retry has the same id, also after a reload', async () => {
  api.breakOff(ENTER)
  const first = await open()
  await first.add('asad')
  await first.field('Nome').fill('Ana')
  await first.create.click()
  await expect.element(notices()).toHaveTextContent('Não sabemos se o pedido foi criado.')
  await first.unmount()
  const { field, create, getByText } = await open()
  await expect.element(getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
  await field('Observações').fill('presente')
  api.answer(ENTER, [{ id: ORDER, order_number: 'LJ-2026-000421', total: 100 }])
  await create.click()
  await expect
    .element(notices().last())
    .toHaveTextContent('Pedido LJ-2026-000421 já tinha sido criado, sem as últimas alterações.')
  const ids = (await entries()).map(({ request_id }) => request_id)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('[ENTRY-10] a repeated order has its items and customer, with the prices of today', async () => {
  const items = [
    { product_name: ASAD.name, quantity: 2, price: 80, total: 160 },
    { product_name: 'Fora de linha', quantity: 1, price: 50, total: 50 },
  ]
  api.answer('rest/v1/orders', [
    {
      ...orderDetails(order(7)),
      ...{ id: ORDER, status: 'entregue', subtotal: 210, total: 210 },
      order_items: items.map((item, n) => ({
        ...{ ...item, id: `i${n}`, created_at: '2026-03-05T15:06:00Z' },
        ...(n === 0 ? { product_id: ASAD.id, products: { main_image: null } } : { product_id: null, products: null }),
      })),
      shipping_address: { name: 'Ana Souza', payment_method: 'card', shipping_method: 'PAC', items },
    },
  ])
  const { items: rows, field, getByRole } = await open(`?de=${ORDER}`)
  await expect.element(getByRole('heading', { name: 'Repetir LJ-2026-000007' })).toBeVisible()
  await expect.element(rows.first()).toHaveTextContent('No pedido anterior: R$ 80,00')
  await expect.element(field(`Preço de ${ASAD.name}`)).toHaveValue('100,00')
  await expect.element(rows.last()).toHaveTextContent('Não está mais no catálogo')
  await expect.element(field('Preço de Fora de linha')).toHaveValue('50,00')
  await expect.element(field('Nome')).toHaveValue('Ana Souza')
  await expect.element(getByRole('radio', { name: 'Cartão' })).toBeChecked()
})
