import { api, closeNotices, renderPage } from '@loja/component-testing'
import type { ProductListRow } from '@loja/data/products'
import { ResponsiveList } from '@loja/ui/lists'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CatalogNamesContext } from '../product-cells/catalog-names'
import { productRow } from '../testing/product-row'
import { storedProduct } from '../testing/stored-product'
import { FIELDS } from './product-fields'

const row = (id: string, values: Partial<ProductListRow> = {}) => productRow(id, { categoryId: 'c1', ...values })
const ROWS = ['1', '2', '3', '4'].map((id) => row(id))
const NAMES = { categories: [{ id: 'c1', name: 'Perfumes' }], brands: [], brandNames: new Map() }

function Products({ rows = ROWS, fields = FIELDS }: { rows?: ProductListRow[]; fields?: typeof FIELDS }) {
  const [ticked, setTicked] = useState<string[]>([])
  return (
    <CatalogNamesContext value={NAMES}>
      <ResponsiveList
        label="Gerenciar Produtos"
        rows={rows}
        refreshing={false}
        empty="Nenhum"
        fields={fields}
        selection={{
          isSelected: ({ id }) => ticked.includes(id),
          label: ({ name }) => `Selecionar ${name}`,
          allLabel: 'Selecionar todos desta página',
          onSelect: (chosen, on) => setTicked(on ? [...ticked, ...chosen.map(({ id }) => id)] : []),
        }}
      />
    </CatalogNamesContext>
  )
}

test('[PROD-09] a tick renders no cell of its row or of another', async () => {
  const drawn = new Set<string>()
  const watched = (product: ProductListRow): ProductListRow =>
    Object.defineProperty({ ...product }, 'price', {
      get() {
        drawn.add(product.id)
        return product.price
      },
    })
  const view = await renderPage(<Products rows={ROWS.map(watched)} />)
  const box = view.getByRole('checkbox', { name: 'Selecionar Produto 2' })
  await expect.element(box).toBeVisible()
  expect(drawn.size).toBe(4)
  drawn.clear()
  await box.click()
  await expect.element(box).toBeChecked()
  expect([...drawn]).toEqual([])
})

test('[PROD-07] images are lazy with a fixed size, and a broken one shows a placeholder', async () => {
  const missing = 'https://loja.test/nao-existe.png'
  const view = await renderPage(<Products rows={[row('1', { mainImage: missing }), row('2')]} />)
  await expect.element(view.getByRole('link', { name: 'Produto 1', exact: true })).toBeVisible()
  const place = () => view.getByRole('row').nth(1).element().querySelector('img, [class*=image]') as HTMLElement
  await expect.poll(() => place().tagName).toBe('SPAN')
  const { width, height } = place().getBoundingClientRect()
  expect([width, height]).toEqual([40, 40])
})

test('[ERR-01] a price that cannot be saved shows its error and can be retried, also after a lost response', async () => {
  const view = await renderPage(<Products rows={[row('1', { version: 1 })]} />)
  await view.getByTitle('Editar o preço de Produto 1').click()
  const field = view.getByRole('textbox', { name: 'Editar o preço de Produto 1' })
  await field.fill('80')
  const refuse = (status: number) => () => Response.json({ message: 'on fire' }, { status })
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))
  const faults: [reason: string, answer: () => Response | Promise<Response>][] = [
    ['sem resposta do servidor', cut],
    ['sua conta não tem permissão', refuse(403)],
    ['sua conta não tem permissão', () => Response.json([])],
  ]
  const alert = view.getByRole('alert').filter({ hasText: 'Erro' })
  const settled = async (reason: string) => {
    await expect.element(alert).toHaveTextContent(reason)
    await expect.element(view.getByText(new RegExp(`Não foi salvo: ${reason}`))).toBeVisible()
    await expect.element(field).toHaveValue('80')
    await expect.element(field).toHaveAttribute('aria-busy', 'false')
    await closeNotices()
    await expect.element(alert).not.toBeInTheDocument()
  }
  for (const [reason, answer] of faults) {
    api.answer('products', (request: Request) =>
      request.method === 'PATCH' ? answer() : Response.json([storedProduct('1', { category_id: 'c1' })]),
    )
    await userEvent.keyboard('{Enter}')
    await settled(reason)
  }
  const saved = { ...storedProduct('1', { category_id: 'c1' }), price: 80, version: 2 }
  api.answer('products', (request: Request) => (request.method === 'PATCH' ? cut() : Response.json([saved])))
  await userEvent.keyboard('{Enter}')
  await settled('sem resposta do servidor')
  api.answer('products', (request: Request) => Response.json(request.method === 'PATCH' ? [] : [saved]))
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(alert).not.toBeInTheDocument()
})

test('[PROD-13] a price is saved although a sale changed the stock since', async () => {
  api.answer('products', (request: Request) => {
    const isLate = !request.url.includes('version=eq.2')
    if (request.method === 'PATCH' && isLate) return Response.json([])
    const price = request.method === 'PATCH' ? 80 : 10
    return Response.json([
      { ...storedProduct('1', { category_id: 'c1' }), price, stock_quantity: 8, version: isLate ? 2 : 3 },
    ])
  })
  const view = await renderPage(<Products rows={[row('1')]} />)
  await view.getByTitle('Editar o preço de Produto 1').click()
  const field = view.getByRole('textbox', { name: 'Editar o preço de Produto 1' })
  await field.fill('80')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  const writes = api.requests('products').filter(({ method }) => method === 'PATCH')
  expect(writes.map(({ url }) => new URL(url).searchParams.get('version'))).toEqual(['eq.1', 'eq.2'])
})

test('[PROD-08] low stock has a badge, unlimited stock its word, and a sale price below the price shows both', async () => {
  const rows = [
    row('1', { stockQuantity: 4 }),
    row('2', { stockQuantity: 999_999, salePrice: 8 }),
    row('3', { salePrice: 10 }),
  ]
  const view = await renderPage(<Products rows={rows} />)
  const title = (what: string, n: number) => view.getByTitle(`Editar o ${what} de Produto ${n}`)
  for (const [index, text] of ['4 baixo', 'Ilimitado', '9'].entries())
    await expect.element(title('estoque', index + 1)).toHaveTextContent(new RegExp(`\\b${text}$`))
  await expect.element(title('preço promocional', 2)).toHaveTextContent(/R\$\s8,00/)
  const struck = (n: number) => title('preço', n).element().querySelector('s')?.textContent
  expect(struck(2)).toMatch(/R\$\s10,00/)
  expect(struck(3)).toBeUndefined()
})

test('[COST-04] the margin is at the price that applies now, from one request for all rows', async () => {
  const asked: unknown[] = []
  api.answer('rest/v1/rpc/current_costs', async (request: Request) => {
    asked.push(((await request.json()) as { product_ids: string[] }).product_ids)
    return Response.json([
      { product_id: 'm1', cost: 6 },
      { product_id: 'm2', cost: 9 },
      { product_id: 'm3', cost: 12 },
    ])
  })
  const rows = [row('m1'), row('m2', { salePrice: 8 }), row('m3'), row('m4'), row('m5', { price: 0 })]
  const margin = FIELDS.filter(({ key }) => key === 'margin').map((field) => ({ ...field, hidden: false }))
  const view = await renderPage(<Products rows={rows} fields={[...FIELDS.slice(0, 1), ...margin]} />)
  const cells = () =>
    view
      .getByRole('row')
      .elements()
      .slice(1)
      .map((line) => line.textContent)
  await expect
    .poll(cells)
    .toEqual([
      expect.stringContaining('40%'),
      expect.stringContaining('-12,5%'),
      expect.stringContaining('-20%'),
      expect.stringContaining('sem custo'),
      expect.stringContaining('sem custo'),
    ])
  expect(asked).toEqual([['m1', 'm2', 'm3', 'm4', 'm5']])
})

test('[COST-04] costs that cannot be read say so in their cells', async () => {
  api.answer('rest/v1/rpc/current_costs', () => Response.json({ message: 'x' }, { status: 403 }))
  const margin = FIELDS.filter(({ key }) => key === 'margin').map((field) => ({ ...field, hidden: false }))
  const view = await renderPage(<Products rows={[row('m9')]} fields={[...FIELDS.slice(0, 1), ...margin]} />)
  await expect.element(view.getByText('erro')).toBeVisible()
})
