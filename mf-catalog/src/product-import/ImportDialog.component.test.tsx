import { api } from '@loja/component-testing'
import type { PageData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { analyse, answerShop, give, openImport } from './test-support'

const LIST = 'nome;preço\nLavanda;10,00\nJasmim;abc\nLavanda;11,00'
const LAVANDA = { id: 'p1', name: 'Lavanda', version: 1, price: 9, images: [], tags: [] }

test('[IMP-01] the dialog opens with category, four tabs and disabled import, and asks for a list of products', async () => {
  answerShop()
  const { view } = await openImport()
  for (const tab of ['Colar Texto', 'Upload de Arquivo (.csv)', 'Planilha ou PDF', 'JSON (.json)'])
    await expect.element(view.getByRole('tab', { name: tab })).toBeVisible()
  await expect.element(view.getByRole('combobox', { name: 'Categoria padrão' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Deletar todos os produtos' })).toBeEnabled()
  await expect.element(view.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled()
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect.element(view.getByText('Cole a lista de produtos antes de analisar.')).toBeVisible()
  await view.getByRole('textbox', { name: 'Lista de produtos' }).fill('nome;preço\n;')
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect
    .element(view.getByText('Nenhum produto válido foi encontrado. Verifique o formato dos dados.').first())
    .toBeVisible()
})

test('[IMP-01] the dialog leads to the suppliers if a module has them', async () => {
  answerShop()
  const { view } = await openImport()
  const link = view.getByRole('link', { name: 'Fornecedores' })
  await expect.element(link).not.toBeInTheDocument()
  const { brands } = BUNDLED_OFFER.pages
  const suppliers = { ...(brands as PageData), path: '/admin/fornecedores', label: 'Fornecedores' }
  setOffer({ ...BUNDLED_OFFER, pages: { ...BUNDLED_OFFER.pages, suppliers } })
  await expect.element(link).toHaveAttribute('href', '/admin/fornecedores')
  setOffer(BUNDLED_OFFER)
})

test('[IMP-01] the four tabs fit into a phone', async () => {
  answerShop()
  await page.viewport(360, 740)
  const { view } = await openImport()
  for (const tab of ['Colar Texto', 'Upload de Arquivo (.csv)', '.xlsx, .pdf', '.json'])
    await expect.element(view.getByRole('tab', { name: tab, exact: true })).toBeInViewport({ ratio: 0.99 })
  await page.viewport(1280, 800)
})

test('[IMP-03] [IMP-18] a file is refused by its name or its size', async () => {
  answerShop()
  const { view } = await openImport()
  await view.getByRole('tab', { name: 'Upload de Arquivo (.csv)' }).click()
  const input = view.getByLabelText('Escolher arquivo Upload de Arquivo (.csv)').element() as HTMLInputElement
  give(input, new File(['x'], 'lista.pdf', { type: 'application/pdf' }))
  await expect.element(view.getByText('Formato de arquivo inválido')).toBeVisible()
  await expect.element(view.getByText('Por favor, selecione um arquivo CSV (.csv)')).toBeVisible()
  const large = new File(['x'], 'lista.csv')
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
  const read = vi.spyOn(large, 'arrayBuffer')
  const files = { 0: large, length: 1, item: () => large }
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(view.getByText('Arquivo muito grande')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('[IMP-25] a photo is refused when it is chosen, and an encrypted PDF when it is read', async () => {
  answerShop()
  const { view } = await openImport()
  await view.getByRole('tab', { name: 'Planilha ou PDF' }).click()
  const input = view.getByLabelText(/^Escolher (outro )?arquivo/).element()
  give(input, new File(['x'], 'tabela.jpg', { type: 'image/jpeg' }))
  await expect.element(view.getByText(/^Fotos não podem ser lidas/)).toBeVisible()
  give(input, new File(['%PDF-1.7 trailer << /Encrypt 9 0 R >>'], 'Tabela.PDF'))
  await expect.element(view.getByText('Tabela.PDF')).toBeVisible()
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  await expect.element(view.getByText('Erro ao ler PDF')).toBeVisible()
  await expect.element(view.getByText(/O PDF está protegido por senha/)).toBeVisible()
})

test('[IMP-02] a user without the admin role writes nothing', async () => {
  answerShop('user')
  const { view } = await analyse(LIST)
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.element(view.getByText('Erro de Permissão')).toBeVisible()
  await expect
    .element(view.getByText('Você precisa estar logado como administrador para importar/deletar produtos.'))
    .toBeVisible()
  expect(api.count('rpc/begin_product_import')).toBe(0)
})

test('[IMP-16] nothing is written when all products exist', async () => {
  answerShop()
  api.answer('rpc/find_products_by_names', [LAVANDA])
  const { view } = await analyse(LIST)
  await expect.element(view.getByText('1 produto da lista já existe na loja.')).toBeVisible()
  await view.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect.element(view.getByText('Nenhum produto novo')).toBeVisible()
  expect(api.count('rpc/begin_product_import')).toBe(0)
})

test('[IMP-01] the preview does not move when the existing products are known', async () => {
  answerShop()
  await page.viewport(390, 800)
  const answer = api.hold('rpc/find_products_by_names', [LAVANDA])
  const { view } = await analyse(LIST)
  await expect.element(view.getByText('Verificando quais já existem')).toBeVisible()
  await expect.element(view.getByText('Mostrando 1 de 1')).toBeVisible()
  const placeOfPreview = () => view.getByRole('region', { name: 'Prévia' }).element().getBoundingClientRect().toJSON()
  const before = placeOfPreview()
  answer()
  await expect.element(view.getByText('1 produto da lista já existe na loja.')).toBeVisible()
  expect(placeOfPreview()).toEqual(before)
})

test('[IMP-14] an import that the server refuses ends with its message and can be resumed', async () => {
  answerShop()
  const { view } = await analyse(LIST)
  let refuse: () => void = () => undefined
  const refusal = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ code: '22023', message: 'another import' }, { status: 400 }))
  })
  api.answer('rpc/begin_product_import', () => refusal)
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.element(view.getByRole('button', { name: 'Cancelar importação' })).toBeVisible()
  refuse()
  await expect.element(view.getByText('Erro durante a importação em lote.').first()).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Retomar importação' })).toBeVisible()
  await view.getByRole('button', { name: 'Nova importação' }).click()
  await view.getByRole('button', { name: 'Descartar' }).click()
  await view.getByRole('button', { name: 'Descartar' }).last().click()
  await expect.element(view.getByText('Há uma importação interrompida')).not.toBeInTheDocument()
})
