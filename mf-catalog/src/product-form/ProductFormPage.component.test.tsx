import { api, renderPage } from '@loja/component-testing'
import { Link } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ProductFormPage } from './ProductFormPage'

const ID = '11111111-1111-4111-8111-111111111111'
const OTHER_ID = '22222222-2222-4222-8222-222222222222'

/** A row of `products` as the API sends it. */
const ROW = {
  id: ID,
  version: 3,
  created_at: '2026-03-05T15:06:00+00:00',
  updated_at: '2026-03-06T15:06:00+00:00',
  name: 'Colônia Água Viva 100 ML',
  short_description: null,
  description: 'Notas de bergamota.',
  price: 129.9,
  sale_price: null,
  stock_quantity: 7,
  min_stock_alert: null,
  main_image: '/favicon.svg',
  images: ['/favicon.svg', '/b.png'],
  category_id: 'c1',
  brand_id: null,
  category_type: 'perfume',
  perfume_type: 'importado',
  gender: null,
  volume: '100 ML',
  fragrance_family: null,
  intensity: null,
  tags: ['água'],
  is_active: true,
  is_featured: false,
  categories: { name: 'Colônias' },
  brands: null,
}
const NAME_TAKEN = { code: '23505', message: 'duplicate key value violates unique constraint "products_name_key"' }

type Columns = Record<string, unknown>
interface Sent {
  method: string
  query: URLSearchParams
  body: Columns
}
let sent: Sent[] = []

/** What the API answers to each kind of request for products. */
interface Answers {
  byId?: () => object[]
  byName?: () => object[]
  insert?: (body: Columns) => Response
  update?: (sent: Sent) => Response
}

function answerProducts({ byId = () => [ROW], byName = () => [], ...write }: Answers = {}) {
  api.answer('rest/v1/products', async (request: Request) => {
    const query = new URL(request.url).searchParams
    if (request.method === 'GET') return Response.json(query.has('name') ? byName() : byId())
    const body = (await request.json()) as Columns
    const entry = { method: request.method, query, body }
    sent.push(entry)
    if (request.method === 'POST')
      return write.insert?.(body) ?? Response.json([{ ...ROW, ...body, version: 1 }], { status: 201 })
    return write.update?.(entry) ?? Response.json([{ ...ROW, ...body, version: ROW.version + 1 }])
  })
}

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  api.answer('rest/v1/categories', [
    { id: 'c1', name: 'Colônias' },
    { id: 'c2', name: 'Óleos' },
  ])
  api.answer('rest/v1/brands', [])
  answerProducts()
})

async function open(address: string) {
  const [path] = address.split('?')
  const view = await renderPage(
    <>
      <Link to="/admin/orders">Sair daqui</Link>
      <ProductFormPage />
    </>,
    { at: address, path: path?.includes('/edit/') ? '/admin/products/edit/:productId' : '/admin/products/add' },
  )
  const field = (name: string) => view.getByRole('textbox', { name, exact: true })
  return {
    ...view,
    field,
    save: view.getByRole('button', { name: 'Salvar produto' }),
    name: field('Nome'),
    price: field('Preço'),
    dialog: view.getByRole('dialog'),
    location: () => `${view.router.state.location.pathname}${view.router.state.location.search}`,
  }
}
const openEdit = () => open(`/admin/products/edit/${ID}`)

describe('[PROD-12] a new product', () => {
  test('what is missing is told in its field, the first of which has the focus; nothing is sent', async () => {
    const { save, name, price, field, getByText } = await open('/admin/products/add')
    await field('Preço promocional').fill('abc')
    await save.click()
    await expect.element(name).toHaveFocus()
    await expect.element(getByText('Preencha este campo.')).toHaveLength(2)
    await expect.element(getByText('Digite um valor em reais, como 129,90.')).toBeVisible()
    await price.fill('10')
    await field('Preço promocional').fill('10,00')
    await expect.element(getByText('O preço promocional precisa ser menor que o preço.')).toBeVisible()
    await expect.element(field('Preço promocional')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('two clicks store it once; then the address and the focus are those of the stored product', async () => {
    const { save, name, price, getByText, getByRole, location } = await open('/admin/products/add')
    await name.fill(' Colônia  Nova ')
    await price.fill('1.234,5')
    await expect.element(getByText('Será salvo como R$\u00a01.234,50.')).toBeVisible()
    await getByRole('switch', { name: 'Estoque ilimitado' }).click()
    ;(save.element() as HTMLButtonElement).click()
    ;(save.element() as HTMLButtonElement).click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    await expect.poll(location).toMatch(/^\/admin\/products\/edit\/[0-9a-f-]{36}$/)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      name: 'Colônia Nova',
      price: 1234.5,
      stock_quantity: 999999,
      sale_price: null,
      category_type: 'perfume',
      perfume_type: 'importado',
      images: [],
      is_active: true,
    })
    expect(location()).toContain(String(sent[0]?.body.id))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Colônia')
  })

  test('an answer that was lost: the second try sends the same id, and takes the stored product for its own', async () => {
    let stored: Columns | null = null
    answerProducts({
      byId: () => (stored ? [{ ...ROW, ...stored, version: 1 }] : []),
      insert: (body) => {
        if (stored) return Response.json(NAME_TAKEN, { status: 409 })
        stored = body
        throw new TypeError('Failed to fetch')
      },
    })
    const { save, name, price, getByText, location } = await open('/admin/products/add')
    await name.fill('Colônia Nova')
    await price.fill('10')
    await save.click()
    await expect.element(getByText(/^Erro ao salvar produto: sem resposta do servidor/)).toBeVisible()
    await expect.element(name).toHaveValue('Colônia Nova')
    await save.click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    await expect.poll(location).toBe(`/admin/products/edit/${sent[0]?.body.id}`)
    expect(sent.map(({ body }) => body.id)).toEqual([sent[0]?.body.id, sent[0]?.body.id])
  })

  test('"Salvar e criar outro" begins anew', async () => {
    const { name, price, getByText, getByRole, location } = await open('/admin/products/add')
    await name.fill('Colônia Nova')
    await price.fill('10')
    await getByRole('button', { name: 'Salvar e criar outro' }).click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    await expect.element(name).toHaveValue('')
    expect(location()).toBe('/admin/products/add')
    await name.fill('Colônia Outra')
    await price.fill('11')
    await getByRole('button', { name: 'Salvar produto' }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body.id).not.toBe(sent[0]?.body.id)
  })

  test('a copy has everything but the name and the place in the window, and an id of its own', async () => {
    answerProducts({ byId: () => [{ ...ROW, is_featured: true }] })
    const { save, name, getByText } = await open(`/admin/products/add?copia=${ID}`)
    await expect.element(name).toHaveValue('Colônia Água Viva 100 ML (cópia)')
    await save.click()
    await expect.element(getByText('Produto criado com sucesso!')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ price: 129.9, volume: '100 ML', tags: ['água'], is_featured: false })
    expect(sent[0]?.body.id).not.toBe(ID)
  })

  test('a name that is taken is told before it is saved, with a way to it; refused, it is told in its field', async () => {
    answerProducts({
      byId: () => [],
      byName: () => [{ id: OTHER_ID, name: 'Colônia' }],
      insert: () => Response.json(NAME_TAKEN, { status: 409 }),
    })
    const { save, name, price, getByText, getByRole } = await open('/admin/products/add')
    await name.fill('Colônia')
    await expect
      .element(getByRole('link', { name: 'Abrir o outro produto (abre em outra aba)' }))
      .toHaveAttribute('href', `/admin/products/edit/${OTHER_ID}`)
    await price.fill('10')
    await save.click()
    await expect.element(getByRole('alert').filter({ hasText: 'Já existe um produto com este nome.' })).toBeVisible()
    await expect.element(name).toHaveFocus()
    await expect.element(getByText(/^Erro ao salvar/)).not.toBeInTheDocument()
  })

  test('[FEAT-03] a 21st featured product is told in its field', async () => {
    answerProducts({
      insert: () => Response.json({ code: 'P0001', message: 'x', details: 'featured_limit' }, { status: 400 }),
    })
    const { save, name, price, getByRole } = await open('/admin/products/add')
    await name.fill('Colônia')
    await price.fill('10')
    await getByRole('switch', { name: 'Destaque' }).click()
    await save.click()
    await expect
      .element(
        getByRole('alert').filter({
          hasText: 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.',
        }),
      )
      .toBeVisible()
    await expect.element(getByRole('switch', { name: 'Destaque' })).toHaveFocus()
  })
})

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

describe('[PROD-13] two people change one product', () => {
  const conflict = (theirs: Columns, losesFirstAnswer = false) => {
    let stored: Columns = ROW
    let loses = losesFirstAnswer
    answerProducts({
      byId: () => [stored],
      update: ({ query, body }) => {
        if (query.get('version') !== `eq.${stored.version}`) return Response.json([])
        stored = { ...stored, ...body, version: Number(stored.version) + 1 }
        if (!loses) return Response.json([stored])
        loses = false
        throw new TypeError('Failed to fetch')
      },
    })
    return {
      theySave: () => {
        stored = { ...stored, ...theirs, version: Number(stored.version) + 1 }
      },
      stored: () => stored,
    }
  }

  test('the second sees both values of each field, and chooses; what only the other changed stays', async () => {
    const { theySave, stored } = conflict({ price: 99, name: 'Colônia Deles', stock_quantity: 6 })
    const { name, price, save, dialog, field, getByText } = await openEdit()
    await name.fill('Colônia Minha')
    await price.fill('111')
    await field('Volume').fill('50 ML')
    theySave()
    await save.click()
    await expect.element(dialog.getByRole('group', { name: 'Nome' })).toHaveTextContent(/Colônia Deles.*Colônia Minha/)
    await expect.element(dialog.getByRole('group', { name: 'Preço' })).toHaveTextContent(/R\$\s99,00.*R\$\s111,00/)
    await expect
      .element(dialog.getByRole('region', { name: 'Mudou também, e fica como está salvo' }))
      .toHaveTextContent('Estoque: 7 → 6')
    expect(stored()).toMatchObject({ price: 99, volume: '100 ML' })
    const resolve = dialog.getByRole('button', { name: 'Salvar com estas escolhas' })
    await expect.element(resolve).toBeDisabled()
    await dialog
      .getByRole('group', { name: 'Nome' })
      .getByRole('radio', { name: /Salvo agora/ })
      .click()
    await dialog
      .getByRole('group', { name: 'Preço' })
      .getByRole('radio', { name: /Seu valor/ })
      .click()
    await resolve.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    expect(stored()).toMatchObject({
      name: 'Colônia Deles',
      price: 111,
      stock_quantity: 6,
      volume: '50 ML',
      version: 5,
    })
    await expect.element(name).toHaveValue('Colônia Deles')
    await expect.element(save).toBeDisabled()
  })

  test('whoever cancels keeps what was typed, and is told which fields changed', async () => {
    const { theySave, stored } = conflict({ price: 99 })
    const { price, save, dialog, getByText } = await openEdit()
    await price.fill('111')
    theySave()
    await save.click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(price).toHaveValue('111')
    await expect.element(getByText('Outra pessoa alterou este produto enquanto você editava: Preço.')).toBeVisible()
    expect(stored()).toMatchObject({ price: 99 })
  })

  test('a save whose answer was lost is no conflict', async () => {
    const { stored } = conflict({}, true)
    const { price, save, dialog, getByText } = await openEdit()
    await price.fill('111')
    await save.click()
    await expect.element(getByText(/^Erro ao salvar produto: sem resposta/)).toBeVisible()
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(stored()).toMatchObject({ price: 111, version: 4 })
  })
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
