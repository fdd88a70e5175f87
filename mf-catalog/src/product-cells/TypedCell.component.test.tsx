import { api, renderPage } from '@loja/component-testing'
import type { ProductListRow } from '@loja/data/products'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { productRow } from '../testing/product-row'
import { storedProduct } from '../testing/stored-product'
import { PriceCell } from './PriceCell'
import { StatusCell } from './StatusCell'
import { StockCell } from './StockCell'

const ON_SALE = productRow('1', { price: 100, salePrice: 80 })

async function openRow(product: ProductListRow) {
  let show: (product: ProductListRow | null) => void = () => undefined
  function Row() {
    const [shown, setShown] = useState<ProductListRow | null>(product)
    show = setShown
    return (
      shown && (
        <ul>
          <PriceCell product={shown} />
          <StockCell product={shown} />
          <StatusCell product={shown} />
        </ul>
      )
    )
  }
  const view = await renderPage(<Row />)
  const edit = async (what: string) => {
    const name = `Editar ${what} de Produto 1`
    await view.getByTitle(name).click()
    const field = view.getByRole('textbox', { name })
    await expect.element(field).toHaveFocus()
    return field
  }
  return { view, edit, show: (next: ProductListRow | null) => show(next) }
}

const stored = (columns: object) => storedProduct('1', { price: 100, sale_price: 80, version: 2, ...columns })
const savesAs = (columns: object) => api.answer('products', [stored(columns)])

test('[PROD-07] Enter on an unchanged value closes the cell', async () => {
  const { view, edit } = await openRow(ON_SALE)
  for (const text of [null, '9']) {
    const field = await edit('o estoque')
    if (text) await field.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(view.getByTitle('Editar o estoque de Produto 1')).toHaveFocus()
  }
})

test('[PROD-08] a price that ends a promotion shows a warning', async () => {
  const { view, edit } = await openRow(ON_SALE)
  savesAs({ price: 50 })
  await (await edit('o preço')).fill('50')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(view.getByText(/Produto 1: A promoção de R\$\s80,00 deixa de valer: está acima do preço\./))
    .toBeVisible()
})

test('[PROD-08] Tab continues to a select without opening it', async () => {
  const { view, edit } = await openRow(ON_SALE)
  await edit('o estoque')
  await userEvent.keyboard('{Tab}')
  const status = view.getByRole('combobox', { name: 'Status de Produto 1' })
  await expect.element(status).toHaveFocus()
  await expect.element(status).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByRole('option', { name: 'Inativo' })).toBeVisible()
})

test.each([
  ['an empty sale price ends the promotion', '', {}, { sale_price: null }],
  [
    'a new sale price after the end of the last promotion has no dates',
    '70',
    { saleEndsAt: '2020-01-01T00:00:00Z' },
    { sale_price: 70, sale_starts_at: null, sale_ends_at: null },
  ],
])('[PROMO-03] %s', async (_, typed, dates, sent) => {
  const { edit } = await openRow(productRow('1', { price: 100, salePrice: 80, ...dates }))
  savesAs(sent)
  const field = await edit('o preço promocional')
  await field.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(await api.bodies('products')).toEqual([sent])
})

test('[PROMO-03] a sale price that is not below the price is refused', async () => {
  const { view, edit } = await openRow(ON_SALE)
  const field = await edit('o preço promocional')
  await field.fill('100')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText(/^Digite um preço menor que R\$\s100,00, ou deixe vazio\.$/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(api.count('products')).toBe(0)
})

const FAR = '2098-12-01T02:59:00Z'
test.each([
  ['até 30/11/2098', { salePrice: 80, saleEndsAt: FAR }],
  ['não vale', { salePrice: 120 }],
])('[PROMO-02] the row shows when a sale price applies: %s', async (text, values) => {
  const { view } = await openRow(productRow('1', { price: 100, ...values }))
  await expect.element(view.getByText(text, { exact: true })).toBeVisible()
})

test('[PROD-13] a row that leaves the list while it is edited is reported with the typed text', async () => {
  const { view, edit, show } = await openRow(ON_SALE)
  await (await edit('o preço')).fill('12,34')
  show(null)
  await expect
    .element(view.getByText('Produto 1 saiu da lista enquanto você editava o preço. Não foi salvo: 12,34'))
    .toBeVisible()
})

async function savePrice() {
  const { view, edit } = await openRow(ON_SALE)
  savesAs({ price: 150, version: 2 })
  await (await edit('o preço')).fill('150')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText(/^O preço de Produto 1: R\$\s150,00\.$/)).toBeVisible()
  return { view, undo: view.getByRole('status').getByRole('button', { name: 'Desfazer' }) }
}

test('[UNDO-01] the notice of an edited price restores the former one', async () => {
  const { view, undo } = await savePrice()
  savesAs({ price: 100, version: 3 })
  await undo.click()
  await expect.element(view.getByText(/^O preço de Produto 1: R\$\s100,00\.$/)).toBeVisible()
  expect(await api.bodies('products')).toEqual([{ price: 150 }, { price: 100 }])
  expect(api.queries('products').at(-1)).toContain('version=eq.2')
})

test('[UNDO-01] the undo of a price that another session changed since overwrites nothing', async () => {
  const { view, undo } = await savePrice()
  api.answer('products', (request: Request) =>
    Response.json(request.method === 'PATCH' ? [] : [stored({ price: 120, version: 3 })]),
  )
  await undo.click()
  await expect.element(view.getByText(/^Produto 1: outra sessão já alterou o preço para R\$\s120,00\.$/)).toBeVisible()
})
