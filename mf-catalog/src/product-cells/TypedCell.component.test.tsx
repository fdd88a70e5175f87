import { api, renderPage } from '@loja/component-testing'
import type { ProductListRow } from '@loja/data'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { productRow } from '../testing/product-row'
import { PriceCell } from './PriceCell'
import { StockCell } from './StockCell'

const ON_SALE = productRow('1', { price: 100, salePrice: 80 })

/** @returns `show`, which replaces or removes the product */
async function openRow(product: ProductListRow) {
  let show: (product: ProductListRow | null) => void = () => undefined
  function Row() {
    const [shown, setShown] = useState<ProductListRow | null>(product)
    show = setShown
    return shown && [<PriceCell key="price" product={shown} />, <StockCell key="stock" product={shown} />]
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

const savesAs = (columns: object) =>
  api.answer('products', [
    {
      id: '1',
      name: 'Produto 1',
      category_id: null,
      brand_id: null,
      price: 100,
      sale_price: 80,
      stock_quantity: 9,
      min_stock_alert: null,
      is_active: true,
      is_featured: false,
      main_image: null,
      version: 2,
      created_at: '2026-11-21T12:00:00Z',
      ...columns,
    },
  ])

test.each([
  ['o preço', '100'],
  ['o estoque', '9'],
])('[PROD-07] Enter on an unchanged value (%s) closes the cell', async (what, same) => {
  const { view, edit } = await openRow(ON_SALE)
  for (const text of [null, same]) {
    const field = await edit(what)
    if (text) await field.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(view.getByTitle(`Editar ${what} de Produto 1`)).toHaveFocus()
  }
})

test.each([
  ['50', { price: 50 }, /Produto 1: A promoção de R\$\s80,00 deixa de valer: está acima do preço\./],
  ['80', { price: 80 }, /Produto 1: A promoção de R\$\s80,00 deixa de valer\./],
])('[PROD-08] a price (%s) that ends a promotion shows a warning', async (typed, columns, text) => {
  const { view, edit } = await openRow(ON_SALE)
  savesAs(columns)
  await (await edit('o preço')).fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText(text)).toBeVisible()
})

test('[PROD-08] a price above a dormant sale price shows that the promotion applies again', async () => {
  const { view, edit } = await openRow(productRow('1', { price: 50, salePrice: 80 }))
  savesAs({ price: 120 })
  await (await edit('o preço')).fill('120')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText(/A promoção de R\$\s80,00 volta a valer\./)).toBeVisible()
})

test('[PROD-08] the field names the price that it edits', async () => {
  const { view, edit, show } = await openRow(ON_SALE)
  const field = await edit('o preço')
  await expect.element(field).toHaveValue('100,00')
  await expect.element(view.getByText('cheio', { exact: true })).toBeVisible()
  show(productRow('1'))
  await expect.element(view.getByText('cheio', { exact: true })).not.toBeInTheDocument()
})

test('[PROD-08] the digits 999999 are refused as a stock', async () => {
  const { view, edit } = await openRow(ON_SALE)
  await (await edit('o estoque')).fill('999999')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText('Digite um número de 0 a 999.998, ou Ilimitado.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('[PROD-13] a row that leaves the list while it is edited is reported with the typed text', async () => {
  const { view, edit, show } = await openRow(ON_SALE)
  await (await edit('o preço')).fill('12,34')
  show(null)
  await expect
    .element(view.getByText('Produto 1 saiu da lista enquanto você editava o preço. Não foi salvo: 12,34'))
    .toBeVisible()
})
