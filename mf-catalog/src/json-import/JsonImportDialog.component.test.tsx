import { api, notices, renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { importRow } from '../testing/import-row'
import { JsonImportDialog } from './JsonImportDialog'

function answerCategories() {
  api.answer('profiles', [{ role: 'admin', full_name: 'Ana' }])
  api.answer('categories', [{ id: 'c1', name: 'Perfumes' }])
}

async function open() {
  const view = await renderPage(<JsonImportDialog onClose={vi.fn()} />)
  await expect.element(view.getByRole('dialog', { name: 'Importar JSON' })).toBeVisible()
  const choose = async (content: string) => {
    const input = view.getByLabelText(/arquivo/i).element() as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(new File([content], 'produtos.json', { type: 'application/json' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(view.getByText('produtos.json')).toBeVisible()
  }
  const importAll = view.getByRole('button', { name: 'Importar', exact: true })
  const chooseCategory = async () => {
    await view.getByRole('combobox', { name: 'Categoria' }).click()
    await view.getByTitle('Perfumes', { exact: true }).last().click()
  }
  return { view, choose, chooseCategory, importAll }
}

test('[JSON-01] [JSON-03] errors are shown without covering a button', async () => {
  await page.viewport(1280, 720)
  answerCategories()
  const { view, choose, chooseCategory, importAll } = await open()
  const expectTold = async (text: string) => {
    await importAll.click()
    const toast = view.getByText(text, { exact: true })
    await expect.element(toast).toBeVisible()
    const notice = notices().filter({ hasText: text }).element().getBoundingClientRect()
    const button = importAll.element().getBoundingClientRect()
    expect(overlap(notice, button)).toBe(false)
  }
  await expectTold('Selecione um arquivo JSON e uma categoria.')
  await choose('[\n  {"nome": "A"},\n]')
  await chooseCategory()
  await expectTold(
    'Erro ao importar produtos. Verifique o formato do arquivo. (linha 3, coluna 1: vírgula a mais antes de ])',
  )
  await choose('{"nome": "A"}')
  await expectTold('O arquivo deve conter um array de produtos')
  api.answer('categories', [])
  await expectTold('Categoria não encontrada')
  expect(api.count('rpc/begin_product_import')).toBe(0)
})

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

test('[JSON-02] [JSON-03] rejected products are shown before the import, the counts after it', async () => {
  answerCategories()
  const { view, choose, chooseCategory, importAll } = await open()
  await choose('[{"titulo": "A", "preco": 10}, {"preco": 5}, {"nome": "B", "preco": "x"}, {"name": "C"}]')
  await chooseCategory()
  await importAll.click()
  await expect.element(view.getByText('2 produtos não podem ser importados')).toBeVisible()
  await expect.element(view.getByText('Produto 2: campos obrigatórios ausentes (nome, preço)')).toBeVisible()
  await expect.element(view.getByText('Produto 3: preço inválido (x)')).toBeVisible()
  api.answer('rpc/begin_product_import', () => new Response(null, { status: 204 }))
  api.answer('rpc/import_products', [{ imported: 2, duplicates: [], errors: [] }])
  api.answer('rpc/finish_product_import', () => new Response(null, { status: 204 }))
  api.answer('rpc/list_product_imports', [
    importRow({ source: 'json', analysed: 4, rejected: 2, total: 2, imported: 2 }),
  ])
  await view.getByRole('button', { name: 'Importar 2 produtos' }).click()
  await expect.element(view.getByRole('alert')).toHaveTextContent('2 produtos importados com sucesso! 2 erros.')
  const [batch] = await api.bodies<{ products: object[] }>('rpc/import_products')
  expect(batch?.products).toMatchObject([
    { name: 'A', price: 10, stock_quantity: 0, is_active: true, category_id: 'c1', description: '' },
    { name: 'C', price: 0, stock_quantity: 0, is_active: true, category_id: 'c1' },
  ])
})
