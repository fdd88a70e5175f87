import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { analyse, answerShop, storedRow } from './test-support'

test('[IMP-11] decisions belong to one list: the next begins without them', async () => {
  answerShop()
  api.answer('rpc/find_products_by_names', [storedRow({ name: 'Lavanda', price: 9 })])
  const list = 'nome;preço;estoque;categoria\nLavanda;10,00;5;Nova\nJasmim;20,00;5;Nova'
  const { view } = await analyse(list)
  const update = view.getByRole('radio', { name: 'Atualizar existentes' })
  const create = view.getByRole('checkbox', { name: 'Criar as categorias que faltam' })
  const stock = view.getByRole('checkbox', { name: 'Estoque' })
  await view.getByText('Atualizar existentes').click()
  await stock.click()
  await create.click()
  await expect.element(view.getByRole('button', { name: 'Importar 1 e atualizar 1' })).toBeEnabled()
  await view.getByRole('button', { name: 'Trocar lista' }).click()
  await view.getByRole('textbox', { name: 'Lista de produtos' }).fill(`${list}\nRosa;30,00;5;Nova`)
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect.element(view.getByRole('button', { name: 'Importar 2 produtos' })).toBeEnabled()
  await expect.element(update).not.toBeChecked()
  await expect.element(create).not.toBeChecked()
  await view.getByText('Atualizar existentes').click()
  await expect.element(stock).toBeChecked()
})

test('[IMP-11] a category that is to be created counts as a change of existing products', async () => {
  answerShop()
  api.answer('rpc/find_products_by_names', [storedRow({ name: 'Lavanda', price: 10 })])
  const { view } = await analyse('nome;preço;categoria\nLavanda;10,00;Nova')
  await view.getByText('Atualizar existentes').click()
  await expect.element(view.getByText(/^0 produtos serão alterados\./)).toBeVisible()
  await view.getByRole('checkbox', { name: 'Criar as categorias que faltam' }).click()
  await expect.element(view.getByRole('button', { name: 'Atualizar 1 produto' })).toBeEnabled()
  await expect.element(view.getByText(/^1 produto será alterado\./)).toBeVisible()
})
