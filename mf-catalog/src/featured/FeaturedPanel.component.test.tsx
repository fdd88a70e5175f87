import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { featuredProduct as stored } from '../testing/stored-product'
import { FeaturedPanel } from './FeaturedPanel'

const LIMIT = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'

async function show() {
  const view = await renderPage(<FeaturedPanel />)
  const toggle = view.getByRole('button', { name: 'Produtos em destaque' })
  if (toggle.element().getAttribute('aria-expanded') === 'false') await toggle.click()
  return view
}

async function open(products: object[]) {
  api.answer('products', products)
  return show()
}

test('[FEAT-01] each product shows price, sale price and a badge for the last one and none', async () => {
  const view = await open([
    stored(1, { sale_price: 79.9 }),
    stored(2, { stock_quantity: 0 }),
    stored(3, { stock_quantity: 999_999 }),
    stored(4, { sale_price: 100 }),
  ])
  const item = (name: string) => view.getByRole('listitem').filter({ hasText: name })
  await expect.element(item('Produto 1')).toHaveTextContent(/R\$\s79,90/)
  await expect.element(item('Produto 1')).toHaveTextContent('3 em estoque')
  await expect.element(item('Produto 2')).toHaveTextContent('Sem estoque')
  await expect.element(item('Produto 3')).toHaveTextContent('Ilimitado')
  await expect.element(item('Produto 4').getByText('Preço promocional')).not.toBeInTheDocument()
})

test('[FEAT-04] products that cannot be removed stay with an error', async () => {
  const view = await open([stored(1)])
  api.fail('rpc/set_featured', 403)
  await view.getByRole('button', { name: 'Remover Produto 1 dos destaques' }).click()
  await expect.element(view.getByText('Erro ao atualizar produto destaque.')).toBeVisible()
  await expect.element(view.getByRole('listitem').filter({ hasText: 'Produto 1' })).toBeVisible()
})

test('[FEAT-04] the panel shows a load error and retries', async () => {
  api.fail('products')
  const view = await show()
  const alert = view.getByRole('alert').filter({ hasText: 'Erro' })
  await expect.element(alert).toHaveTextContent('Não foi possível carregar os produtos destaques.')
  api.answer('products', [stored(1)])
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByRole('listitem').filter({ hasText: 'Produto 1' })).toBeVisible()
})

test('[FEAT-03] the database refuses the 21st product when another tab was faster', async () => {
  const twenty = Array.from({ length: 20 }, (_, n) => stored(n + 1))
  const view = await open(twenty.slice(1))
  api.answer('rpc/featured_candidates', [stored(90, { name: 'Candidato', is_featured: false })])
  const add = view.getByRole('button', { name: 'Adicionar destaque' })
  await add.click()
  const picker = view.getByRole('dialog', { name: 'Adicionar Produto aos Destaques' })
  const choose = picker.getByRole('button', { name: 'Adicionar Candidato aos destaques' })
  await expect.element(picker.getByText('Resta 1 lugar na vitrine.')).toBeVisible()
  // The whole name of two cut lines.
  await expect.element(picker.getByText('Candidato', { exact: true })).toHaveAttribute('title', 'Candidato')
  await expect.element(choose).toBeEnabled()
  api.answer('products', twenty)
  api.answer('rpc/set_featured', () =>
    Response.json({ code: 'P0001', message: 'no room', details: 'featured_limit', hint: null }, { status: 400 }),
  )
  await choose.click()
  await expect.element(view.getByRole('alert').filter({ hasText: 'Erro' })).toHaveTextContent(LIMIT)
  await expect.element(choose).toBeDisabled()
  await expect.element(picker.getByRole('status').filter({ hasText: LIMIT })).toBeVisible()
  const close = picker.getByRole('button', { name: 'Fechar' }).last()
  // All dialogs that save at once look alike.
  await expect.element(close).toHaveClass('ant-btn-primary')
  await close.click()
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAccessibleDescription(LIMIT)
})
