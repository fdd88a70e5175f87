import { api } from '@loja/component-testing'
import { getOffer, type PageData } from '@loja/platform'
import { setOffer } from '@loja/platform/shell'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { answerProducts, type Columns, ID, open, openEdit, ROW, resetProducts, sent } from './test-support'

beforeEach(resetProducts)

const bundled = getOffer().get()

function offerSuppliers() {
  onTestFinished(() => setOffer(bundled))
  const suppliers: PageData = {
    ...{ path: '/admin/fornecedores', label: 'Fornecedores', icon: 'shop', section: 'store', order: 26 },
    shape: { kind: 'list', cards: 2 },
  }
  setOffer({ ...bundled, pages: { ...bundled.pages, suppliers } })
}

test('[PROD-14] a GTIN with a wrong digit names the digit, and nothing is sent', async () => {
  const { field, save, getByText } = await openEdit()
  const gtin = field('GTIN (código de barras)')
  await gtin.fill('789 1000 31550-8')
  await save.click()
  await expect.element(getByText('O último dígito não confere: está 8, e com os outros seria 7.')).toBeVisible()
  await expect.element(gtin).toHaveFocus()
  await gtin.fill('78910003155')
  await expect.element(getByText('Um GTIN tem 8, 12, 13 ou 14 dígitos; este tem 11.')).toBeVisible()
  await gtin.fill('7891000315507')
  await field('SKU').fill(' AB-1 ')
  await save.click()
  await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ sku: 'AB-1', gtin: '7891000315507' }])
})

test('[PROD-14] a code of another product is refused in its field', async () => {
  const message = 'duplicate key value violates unique constraint "products_sku_key"'
  answerProducts({ update: () => Response.json({ code: '23505', message }, { status: 409 }) })
  const { field, save, getByText } = await openEdit()
  await field('SKU').fill('AB-1')
  await save.click()
  await expect.element(getByText('Outro produto já tem este código.')).toBeVisible()
  await expect.element(field('SKU')).toHaveFocus()
})

test('[COST-02] [COST-05] a first cost is saved with the other changes by one call that has the seen version, and shows the history', async () => {
  const calls: Columns[] = []
  api.answer('rest/v1/rpc/save_product', async (request: Request) => {
    const body = (await request.json()) as { patch: Columns }
    calls.push(body)
    return Response.json([{ ...ROW, ...body.patch, version: ROW.version + 1 }])
  })
  const { field, save, price, getByText, getByRole } = await openEdit()
  await getByRole('button', { name: 'Informar custo' }).click()
  await expect.element(field('Custo')).toHaveFocus()
  await field('Custo').fill('80,50')
  await expect.element(getByRole('button', { name: 'Histórico de custos' })).not.toBeInTheDocument()
  await price.fill('150')
  answerProducts({ byId: () => [{ ...ROW, price: 150, cost: 80.5, version: ROW.version + 1 }] })
  await save.click()
  await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
  expect(calls).toEqual([{ product_id: ID, seen: 3, patch: { price: 150, cost: 80.5 } }])
  expect(sent).toEqual([])
  await expect.element(field('Custo')).toHaveValue('80,50')
  await expect.element(getByRole('button', { name: 'Histórico de custos' })).toBeVisible()
})

test('[COST-03] the margin is beside price and sale price while they are typed', async () => {
  const { field, price, getByText, getByRole } = await open('/admin/products/add')
  await price.fill('100')
  await expect.element(getByText(/^Margem/)).not.toBeInTheDocument()
  await getByRole('button', { name: 'Informar custo' }).click()
  await field('Custo').fill('62')
  await expect.element(getByText('Margem de 38%, R$\u00a038,00 por venda.')).toBeVisible()
  await field('Preço promocional').fill('60')
  await expect.element(getByText('40% de desconto. Abaixo do custo: perde R$\u00a02,00 por venda.')).toBeVisible()
})

test('[PROMO-02] the dates of a promotion are shown with the first one, or by a button', async () => {
  const created = await open('/admin/products/add')
  await created.getByRole('button', { name: 'Agendar promoção' }).click()
  await expect.element(created.field('Início da promoção')).toHaveFocus()
  await created.unmount()
  answerProducts({ byId: () => [{ ...ROW, sale_price: 8, sale_ends_at: '2098-12-01T02:59:00Z' }] })
  const stored = await openEdit()
  await expect.element(stored.field('Fim da promoção')).toHaveValue(expect.stringMatching(/^30\/11\/2098/))
  await stored.field('Fim da promoção').fill('')
  await expect.element(stored.field('Início da promoção')).toBeVisible()
})

test('[COST-05] [ERR-01] the history of costs is read when it is opened, again after a failure, with the cheapest source', async () => {
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  let reads = 0
  let isBroken = true
  api.answer('rest/v1/product_costs', (request: Request) => {
    reads += 1
    if (isBroken) return Response.json({ message: 'x' }, { status: 403 })
    const isBefore = new URL(request.url).searchParams.get('recorded_at')?.startsWith('lt.')
    if (isBefore)
      return Response.json([{ id: 1, cost: 50, recorded_at: day(400), source: 'Cadastro', supplier_id: null }])
    return Response.json([
      { id: 3, cost: 60, recorded_at: day(2), source: 'essencia.xlsx', supplier_id: null },
      { id: 2, cost: 55, recorded_at: day(30), source: 'aroma.pdf', supplier_id: null },
    ])
  })
  api.answer('rest/v1/supplier_items', [])
  offerSuppliers()
  answerProducts({ byId: () => [{ ...ROW, cost: 60 }] })
  const { getByRole, getByText } = await openEdit()
  const fold = getByRole('button', { name: 'Histórico de custos' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(reads).toBe(0)
  await fold.click()
  await expect.element(getByText('Não foi possível carregar o histórico de custos.')).toBeVisible()
  isBroken = false
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(getByText(/^Melhor fornecedor agora: aroma\.pdf, R\$\u00a055,00 em /)).toBeVisible()
  await expect.element(getByRole('img', { name: /^Custo de .*: de R\$\s50,00 a R\$\s60,00\.$/ })).toBeVisible()
  const cells = getByRole('table', { name: 'Histórico de custos' }).getByRole('row')
  await expect.element(cells.nth(1)).toHaveTextContent('+9,1%')
  await expect.element(cells.nth(2)).toHaveTextContent('+10%')
  setOffer(bundled)
  await expect.element(getByText(/Melhor fornecedor/)).not.toBeInTheDocument()
  await expect.element(cells.nth(2)).toBeVisible()
})
