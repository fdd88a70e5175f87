import { api } from '@loja/component-testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerProducts, OTHER_ID, open, openEdit, resetProducts, sent } from './test-support'

beforeEach(resetProducts)

describe('[PROD-12] pictures', () => {
  test('are added by address, refused when they are none, ordered by buttons and keys, and one is the main one', async () => {
    const { field, save, getByRole, getByText } = await openEdit()
    const items = getByRole('list', { name: 'Imagens' }).getByRole('listitem')
    await field('Endereço da imagem').fill('javascript:alert(1)')
    await userEvent.keyboard('{Enter}')
    await expect.element(getByText(/^“javascript:alert\(1\)” não é um endereço de imagem/)).toBeVisible()
    await field('Endereço da imagem').fill('http://cdn.test/c.jpg')
    await userEvent.keyboard('{Enter}')
    await expect.element(items).toHaveLength(3)
    await expect.element(items.nth(2)).toHaveTextContent('Endereço sem https')
    await expect.element(items.nth(1)).toHaveTextContent('Esta imagem não abre. Confira o endereço.')
    await getByRole('button', { name: 'Mover para cima: imagem 3' }).click()
    await expect.element(items.nth(1)).toHaveTextContent('http://cdn.test/c.jpg')
    await expect.element(getByText('Imagem 3 movida para a posição 2 de 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(items.nth(0)).toHaveTextContent('http://cdn.test/c.jpg')
    await getByRole('button', { name: 'Tornar principal: imagem 3' }).click()
    await getByRole('button', { name: 'Remover imagem 2' }).click()
    await expect.element(items).toHaveLength(2)
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    expect(sent[0]?.body).toEqual({ images: ['http://cdn.test/c.jpg', '/b.png'], main_image: '/b.png' })
  })
})

test('[PROD-12] a category is made in place, and chosen', async () => {
  api.answer('rest/v1/categories', (request: Request) => {
    if (request.method === 'POST') return Response.json([{ id: 'c9', name: 'Velas' }], { status: 201 })
    return Response.json([{ id: 'c1', name: 'Colônias', sort_order: 1 }])
  })
  const { save, getByRole, getByText } = await openEdit()
  await getByRole('combobox', { name: 'Categoria' }).fill('velas')
  await expect.element(getByText('Criar “velas”')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.count('rest/v1/categories')).toBeGreaterThan(2)
  await save.click()
  await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
  expect(sent[0]?.body).toEqual({ category_id: 'c9' })
})

test.each(['nada', OTHER_ID])('[PROD-12] an id that names no product (%s) says so, with a way back', async (id) => {
  answerProducts({ byId: () => [] })
  const { getByRole, getByText } = await open(`/admin/products/edit/${id}`)
  await expect.element(getByRole('heading', { name: 'Produto não encontrado' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'Voltar aos produtos' })).toHaveAttribute('href', '/admin/products')
  await expect.element(getByText('Erro', { exact: true })).not.toBeInTheDocument()
})

test('[PROD-11] a product that cannot be loaded: the sentence, and another try', async () => {
  api.fail('rest/v1/products')
  const { name, getByText, getByRole } = await openEdit()
  await expect.element(getByText('Não foi possível carregar os dados.')).toBeVisible()
  answerProducts()
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(name).toHaveValue('Colônia Água Viva 100 ML')
})

test('[AUTH-04] what was typed is there again after the page was left by force; discarded, it is not', async () => {
  const first = await openEdit()
  await first.name.fill('Colônia Minha')
  await first.unmount()
  const second = await openEdit()
  await expect.element(second.name).toHaveValue('Colônia Minha')
  await expect.element(second.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
  await second.getByRole('link', { name: 'Sair daqui' }).click()
  await second.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(second.name).toHaveValue('Colônia Minha')
  await second.getByRole('button', { name: 'Descartar alterações' }).click()
  await second.dialog.getByRole('button', { name: 'Descartar alterações' }).click()
  await expect.element(second.name).toHaveValue('Colônia Água Viva 100 ML')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Colônia Minha')
})

test('what is missing for the shop and for the catalogue is told while it is typed, and leads to its field', async () => {
  const { field, price, getByRole } = await openEdit()
  const missing = getByRole('region', { name: 'O que falta' })
  await expect.element(missing.getByRole('list', { name: 'Para vender na loja' })).not.toBeInTheDocument()
  await expect.element(missing).toHaveTextContent('Tudo pronto')
  await field('Estoque').fill('0')
  const issue = missing.getByRole('button', { name: 'Impede: Sem estoque: aparece como esgotado' })
  await expect.element(issue).toBeVisible()
  await issue.click()
  await expect.element(field('Estoque')).toHaveFocus()
  await price.fill('200')
  await field('Preço promocional').fill('150')
  const preview = getByRole('region', { name: 'Como fica na loja' })
  await expect.element(preview).toHaveTextContent(/R\$\s150,00.*R\$\s200,00.*Esgotado/)
  await expect.element(getByRole('status').filter({ hasText: '25% de desconto' })).toBeVisible()
})
