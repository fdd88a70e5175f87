import { api, notices } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerImport, answerShop, give, openImport } from './test-support'

async function openJson() {
  answerShop()
  const { view } = await openImport('json')
  await expect.element(view.getByRole('tab', { name: 'JSON (.json)' })).toHaveAttribute('aria-selected', 'true')
  const choose = async (content: string) => {
    const file = new File([content], 'produtos.json', { type: 'application/json' })
    give(view.getByLabelText(/^Escolher (outro )?arquivo/).element(), file)
    await expect.element(view.getByText('produtos.json')).toBeVisible()
  }
  const chooseCategory = async () => {
    await view.getByRole('combobox', { name: 'Categoria' }).click()
    await view.getByTitle('Perfumes', { exact: true }).last().click()
  }
  return { view, choose, chooseCategory, analyse: view.getByRole('button', { name: 'Analisar Dados' }) }
}

test('[JSON-01] [JSON-03] errors of the JSON file are shown without covering a button', async () => {
  await page.viewport(1280, 800)
  const { view, choose, chooseCategory, analyse } = await openJson()
  const expectError = async (text: string) => {
    await analyse.click()
    await expect.element(view.getByText(text, { exact: true })).toBeVisible()
    const notice = notices().filter({ hasText: text }).element().getBoundingClientRect()
    expect(overlap(notice, analyse.element().getBoundingClientRect())).toBe(false)
  }
  await choose('[\n  {"nome": "A"},\n]')
  await expectError('Selecione um arquivo JSON e uma categoria.')
  await chooseCategory()
  await expectError(
    'Erro ao importar produtos. Verifique o formato do arquivo. (linha 3, coluna 1: vírgula a mais antes de ])',
  )
  api.answer('categories', [])
  await expectError('Categoria não encontrada')
  answerShop()
  await choose('[{"preco": 5}]')
  await analyse.click()
  const noProduct = view.getByText('Erro ao importar produtos. Verifique o formato do arquivo.', { exact: true })
  await expect.element(noProduct).toBeVisible()
  expect(api.count('rpc/begin_product_import')).toBe(0)
})

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

test('[JSON-01] [JSON-02] [JSON-03] rejected products are shown before the import, the counts after it', async () => {
  const { view, choose, chooseCategory, analyse } = await openJson()
  await choose(
    '[{"titulo": "A", "preco": 10, "categoria": "Outra"}, {"preco": 5}, {"nome": "B", "preco": "x"}, {"name": "C"}]',
  )
  await chooseCategory()
  await analyse.click()
  await view.getByRole('button', { name: 'Rejeitados 2' }).click()
  const rejected = view.getByRole('list', { name: 'Rejeitados' })
  await expect.element(rejected).toHaveTextContent('Produto 2: campos obrigatórios ausentes (nome, preço)')
  await expect.element(rejected).toHaveTextContent('Produto 3: preço inválido (x)')
  await view.getByRole('textbox', { name: 'preco do produto 3' }).fill('7,50')
  await view.getByRole('button', { name: 'Corrigir', exact: true }).last().click()
  answerImport({ source: 'json', analysed: 4, rejected: 1, total: 3, imported: 3 })
  await view.getByRole('button', { name: 'Importar 3 produtos' }).click()
  await expect.element(view.getByRole('alert')).toHaveTextContent('3 produtos importados com sucesso! 1 erro.')
  const [batch] = await api.bodies<{ products: object[] }>('rpc/import_products')
  expect(batch?.products).toMatchObject([
    { name: 'A', price: 10, stock_quantity: 0, is_active: true, category_id: 'c1', description: '' },
    { name: 'B', price: 7.5, stock_quantity: 0, is_active: true, category_id: 'c1' },
    { name: 'C', price: 0, stock_quantity: 0, is_active: true, category_id: 'c1' },
  ])
})

test('[JSON-01] the button of the JSON file opens its tab, and the other button the last tab', async () => {
  const { view } = await openJson()
  await view.unmount()
  const { view: again } = await openImport()
  await expect.element(again.getByRole('tab', { name: 'Colar Texto' })).toHaveAttribute('aria-selected', 'true')
})
