import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { analyse, answerImport, answerShop, storedRow } from './test-support'

test('[IMP-11] decisions are reset for the next list', async () => {
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

test('[IMP-11] a category to be created counts as a change of existing products', async () => {
  answerShop()
  api.answer('rpc/find_products_by_names', [storedRow({ name: 'Lavanda', price: 10 })])
  const { view } = await analyse('nome;preço;categoria\nLavanda;10,00;Nova')
  await view.getByText('Atualizar existentes').click()
  await expect.element(view.getByText(/^0 produtos serão alterados\./)).toBeVisible()
  await view.getByRole('checkbox', { name: 'Criar as categorias que faltam' }).click()
  await expect.element(view.getByRole('button', { name: 'Atualizar 1 produto' })).toBeEnabled()
  await expect.element(view.getByText(/^1 produto será alterado\./)).toBeVisible()
})

test('[IMP-19] the counts add up to the lines of the list, and the button shows the number of writes', async () => {
  answerShop()
  const known = api.hold('rpc/find_products_by_names', [
    storedRow({ name: 'Lavanda', price: 9 }),
    storedRow({ name: 'Rosa', price: 9 }),
  ])
  const lines = ['Jasmim;10,00', 'Cedro;90.000,00', 'Lavanda;10,00', 'Rosa;11,00', 'Jasmim;12,00', 'Lírio;abc']
  const { view } = await analyse(['nome;preço', ...lines].join('\n'))
  const counts = view.getByRole('group', { name: 'Prévia' })
  await expect.element(counts).toHaveTextContent('Prontos 4Já existem —Duplicados 1Rejeitados 1')
  known()
  await expect.element(counts).toHaveTextContent('Novos 2Já existem 2Duplicados 1Rejeitados 1')
  await expect.element(view.getByText('4 produtos encontrados, 2 prontos para importação')).toBeVisible()
  await expect.element(view.getByText('Texto colado, 6 linhas')).toBeVisible()
  await expect.element(view.getByRole('list', { name: 'Novos' })).toHaveTextContent(/Linha 2Jasmim.*Linha 3Cedro/)
  await view.getByRole('button', { name: /^Para conferir/ }).click()
  await expect.element(view.getByRole('list', { name: 'Novos' })).toHaveTextContent(/^Linha 3Cedro/)
  await view.getByRole('button', { name: 'Já existem 2' }).click()
  await expect.element(view.getByRole('list', { name: 'Já existem' })).toHaveTextContent(/Linha 4Lavanda.*Linha 5Rosa/)
  await expect.element(view.getByRole('button', { name: 'Importar 2 produtos' })).toBeEnabled()
  await expect.element(view.getByRole('radio').first()).toHaveAccessibleName('Atualizar existentes')
  await view.getByText('Atualizar existentes').click()
  await expect.element(view.getByRole('button', { name: 'Importar 2 e atualizar 2' })).toBeEnabled()
})

test('[PROD-08] a new price that ends or restores a promotion is listed first and counted', async () => {
  answerShop()
  api.answer('rpc/find_products_by_names', [
    storedRow({ name: 'Cedro', price: 90, sale_price: 50 }),
    storedRow({ name: 'Lavanda', price: 100, sale_price: 80 }),
    storedRow({ name: 'Rosa', price: 60, sale_price: 60 }),
    storedRow({ name: 'Jasmim', price: 100, sale_price: 80 }),
  ])
  const { view } = await analyse('nome;preço\nCedro;95,00\nLavanda;70,00\nRosa;75,00\nJasmim;80,00')
  await view.getByText('Atualizar existentes').click()
  await expect.element(view.getByText('2 promoções deixam de valer. 1 promoção volta a valer.')).toBeVisible()
  await expect
    .element(view.getByRole('list', { name: 'Alterações dos que já existem' }))
    .toHaveTextContent(
      /Lavanda.*A promoção de R\$\s80,00 deixa de valer: está acima do preço\..*Rosa.*A promoção de R\$\s60,00 volta a valer\..*Jasmim.*A promoção de R\$\s80,00 deixa de valer\..*Cedro/,
    )
})

test('[IMP-11] a brand of a plain list updates existing products but is not set for new ones', async () => {
  answerShop()
  api.answer('brands', [
    { id: 'b1', name: 'Natura' },
    { id: 'b2', name: 'Lavanda' },
  ])
  api.answer('rpc/find_products_by_names', [
    storedRow({ name: 'Lavanda Azul', price: 10 }),
    storedRow({ name: 'Lavanda Rosa', price: 10 }),
  ])
  answerImport({ analysed: 3, total: 2, imported: 1, updated: 1 })
  api.answer('rpc/import_product_updates', [{ updated: 1, conflicts: [], errors: [] }])
  const { view } = await analyse(
    'nome;preço;marca\nLavanda Azul;10,00;NATURA\nLavanda Rosa;10,00;\nLavanda Verde;10,00;Natura',
  )
  await view.getByText('Atualizar existentes').click()
  await view.getByRole('button', { name: 'Importar 1 e atualizar 1' }).click()
  await expect.element(view.getByRole('alert')).toBeVisible()
  const [updates] = await api.bodies<{ changes: object[] }>('rpc/import_product_updates')
  expect(updates?.changes).toEqual([{ id: 'id of Lavanda Azul', version: 1, patch: { brand_id: 'b1' } }])
  const [inserts] = await api.bodies<{ products: object[] }>('rpc/import_products')
  expect(inserts?.products.at(-1)).toMatchObject({ name: 'Lavanda Verde', brand_id: null })
})

test('[IMP-11] missing brands can be created for an export, not for a plain list', async () => {
  answerShop()
  answerImport({ analysed: 1, total: 1, imported: 1 })
  const { view } = await analyse('Handle,Title,Vendor,Variant Price\nlavanda,Lavanda,Phebo,10.00')
  await view.getByRole('checkbox', { name: 'Criar as marcas que faltam' }).click()
  api.answer('brands', (request) =>
    Response.json(request.method === 'POST' ? [{ id: 'b1', name: 'Phebo' }] : [], { status: 200 }),
  )
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.element(view.getByRole('alert')).toBeVisible()
  const [batch] = await api.bodies<{ products: object[] }>('rpc/import_products')
  expect(batch?.products).toMatchObject([{ name: 'Lavanda', brand_id: 'b1' }])
  await view.getByRole('button', { name: 'Nova importação' }).click()
  await view.getByRole('textbox', { name: 'Lista de produtos' }).fill('nome;preço;marca\nLavanda;10,00;Phebo')
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect.element(view.getByRole('button', { name: 'Importar 1 produto' })).toBeEnabled()
  expect(view.getByRole('checkbox', { name: 'Criar as marcas que faltam' }).elements()).toEqual([])
})
