import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import Papa from 'papaparse'
import { read, utils } from 'xlsx'
import { ProductsPage } from '../pages/products-page'
import { AdminApi } from '../support/admin-api'
import { ProductsApi } from '../support/products-api'
import { expect, expectToast, test } from '../support/test'

test.use({ account: 'admin' })

const PREFIX = 'Catálogo '
const COUNT = 2100
const BATCHES = /\/rest\/v1\/rpc\/list_catalogue_batch\?/
const nameOf = (n: number) => `${PREFIX}${String(n).padStart(5, '0')}`

type Row = Record<string, string>

interface StoredRow {
  id: string
  name: string
  description: string | null
  price: number
  sale_price: number | null
  stock_quantity: number | null
  main_image: string | null
  images: string[]
  gender: string | null
  volume: string | null
  fragrance_family: string | null
  intensity: string | null
  perfume_type: string | null
  categories: { name: string } | null
  brands: { name: string } | null
}

let api: AdminApi
let products: ProductsApi
let demoCount: number

test.beforeAll(async ({ product }) => {
  api = new AdminApi(product)
  products = new ProductsApi(product)
  demoCount = (await activeIds()).length
  for (let from = 0; from < COUNT; from += 500) {
    await products.insertList(
      Array.from({ length: Math.min(500, COUNT - from) }, (_, index) => ({
        name: nameOf(from + index),
        is_active: (from + index) % 50 !== 1,
        description: (from + index) % 100 === 0 ? null : 'Cheiro de "mata", e mais;\nduas linhas',
      })),
    )
  }
})
test.afterAll(() => products.clean(PREFIX))

/** Ids of the active products, past the page. */
async function activeIds(): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const after = ids.at(-1)
    const rows = await api.rows<{ id: string }>(
      `products?is_active=is.true&select=id&order=id&limit=1000${after ? `&id=gt.${after}` : ''}`,
    )
    if (rows.length === 0) return ids
    for (const { id } of rows) ids.push(id)
  }
}

async function openProducts(page: Page, query = ''): Promise<void> {
  await new ProductsPage(page).open(query)
}

const exportButton = (page: Page) => page.getByRole('button', { name: 'Exportar Facebook' })
const check = (page: Page) => page.getByRole('dialog', { name: 'Conferência do catálogo' })
const strip = (page: Page) => page.getByRole('region', { name: 'Exportação do catálogo' })

/** Exports through the check and reads the file back. */
async function exported(page: Page): Promise<{ text: string; rows: Row[]; download: Download }> {
  await exportButton(page).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: 'Baixar mesmo assim' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const { data, errors } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return { text, rows: data, download }
}

/** Downloads so far; there must be none while an export is not whole. */
function watchDownloads(page: Page): Download[] {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  return downloads
}

test('[EXP-01] [EXP-02] [EXP-03] [EXP-04] [EXP-05] [EXP-06] the file holds what the database holds, twice the same', async ({
  page,
}) => {
  await openProducts(page)
  const { text, rows, download } = await exported(page)
  expect(download.suggestedFilename()).toMatch(/^facebook_catalog_\d{4}-\d{2}-\d{2}\.csv$/)
  const total = demoCount + COUNT - COUNT / 50
  await expectToast(page, 'Sucesso', `Catálogo exportado com ${total.toLocaleString('pt-BR')} produtos!`)
  expect(rows).toHaveLength(total)
  expect(rows.map(({ id }) => id)).toEqual(await activeIds())
  const stored = await api.rows<StoredRow>(
    `products?is_active=is.true&name=not.like.${encodeURIComponent(PREFIX)}*&select=*,categories(name),brands(name)`,
  )
  expect(stored).toHaveLength(demoCount)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const product of stored) expect(byId.get(product.id)).toEqual(rowOf(product))
  const own = rows.find(({ title }) => title === nameOf(2))
  expect(own?.description).toBe('Cheiro de "mata", e mais;\nduas linhas')
  expect(own).toMatchObject({ price: '100.00 BRL', sale_price: '', brand: 'Loja', product_type: 'Perfumaria' })
  expect((await exported(page)).text).toBe(text)
})

/** The row of a product, by the letter of the specification. */
function rowOf(product: StoredRow): Row {
  const { id, price, sale_price: sale, stock_quantity: stock, main_image: main } = product
  const brl = (amount: number) => `${amount.toFixed(2)} BRL`
  const address = (image: string) => (image.startsWith('/') ? `https://loja.test${image}` : image)
  return {
    id,
    title: product.name,
    description: product.description ?? '',
    availability: (stock ?? 0) > 0 ? 'in stock' : 'out of stock',
    condition: 'new',
    price: brl(price),
    sale_price: sale !== null && sale > 0 && sale < price ? brl(sale) : '',
    link: `https://loja.test/produto/${id}`,
    image_link: main === null ? '' : address(main),
    additional_image_link: product.images
      .filter((image) => image !== main)
      .slice(0, 9)
      .map(address)
      .join(','),
    brand: product.brands?.name ?? 'Loja',
    google_product_category: 'Health & Beauty > Personal Care > Cosmetics > Fragrance',
    product_type: product.categories?.name ?? 'Perfumaria',
    custom_label_0: product.gender ?? '',
    custom_label_1: product.volume ?? '',
    custom_label_2: product.fragrance_family ?? '',
    custom_label_3: product.intensity ?? '',
    custom_label_4: product.perfume_type ?? '',
  }
}

test('[EXP-06] the check says what Facebook refuses, and leads to each product; the list holds all', async ({
  page,
  context,
}) => {
  await openProducts(page)
  await exportButton(page).click()
  const refused = COUNT / 100
  // Every product of the spec lacks a picture.
  await expect(check(page)).toContainText(`${(COUNT - COUNT / 50).toLocaleString('pt-BR')} produtos serão recusados`)
  const fault = check(page).locator('details').filter({ hasText: 'Falta a descrição' })
  await expect(fault.locator('summary')).toContainText(String(refused))
  await fault.locator('summary').click()
  await expect(fault.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(10)
  const link = fault.getByRole('link').first()
  const name = ((await link.textContent()) ?? '').replace('(abre em outra aba)', '').trim()
  const [form] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue(name)
  await form.close()
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: 'Baixar lista (CSV)' }).click(),
  ])
  const lines = (await readFile(await list.path(), 'utf8')).split('\r\n')
  expect(lines.filter((line) => line.includes(';Falta a descrição;Recusado;'))).toHaveLength(refused)
})

/** Holds the second batch until `release` is called. */
async function holdSecondBatch(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(BATCHES, async (route) => {
    if (route.request().url().includes('after_id')) await held
    // A cancelled request is not there to go on with.
    return route.continue().catch(() => undefined)
  })
  return release
}

test('[EXP-01] products that come and go meanwhile neither repeat nor shift another', async ({ page }) => {
  const before = await activeIds()
  const [gone] = await products.insert([{ name: `${PREFIX}que sai`, price: 1 }])
  const release = await holdSecondBatch(page)
  await openProducts(page)
  await exportButton(page).click()
  await expect(strip(page)).toContainText('Exportando produtos: 1.000 de')
  await products.insertList(Array.from({ length: 200 }, (_, n) => ({ name: `${PREFIX}que chega ${n}` })))
  await products.remove(`${PREFIX}que sai`)
  release()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: 'Baixar mesmo assim' }).click(),
  ])
  const { data } = Papa.parse<Row>(await readFile(await download.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  const ids = data.map(({ id }) => id ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  expect(before.filter((id) => id !== gone && !ids.includes(id))).toEqual([])
})

test('[EXP-06] progress shows, and cancelling leaves no file', async ({ page }) => {
  const downloads = watchDownloads(page)
  const release = await holdSecondBatch(page)
  await openProducts(page)
  await exportButton(page).click()
  await expect(strip(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
  await strip(page).getByRole('button', { name: 'Cancelar' }).click()
  await expectToast(page, 'Exportação do catálogo', 'Exportação cancelada. Nenhum arquivo foi criado.')
  await expect(strip(page)).toBeHidden()
  release()
  await expect(exportButton(page)).toBeEnabled()
  await expect(check(page)).toBeHidden()
  expect(downloads).toEqual([])
})

test('[EXP-06] [ERR-01] a server that fails in the middle leaves no file, and the export goes on where it stopped', async ({
  page,
  problems,
}) => {
  problems.allow(/(403|503).*list_catalogue_batch/)
  const downloads = watchDownloads(page)
  let failing = true
  let asked = 0
  await page.route(BATCHES, (route) => {
    asked += 1
    if (!failing || !route.request().url().includes('after_id')) return route.continue()
    return asked % 2 === 0
      ? route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: { message: 'on fire' } })
      : route.fulfill({ status: 403, json: { code: '42501', message: 'no' } })
  })
  await openProducts(page)
  await exportButton(page).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('A exportação parou em 1.000 de')
  await expect(failure).toContainText('Nenhum arquivo foi criado.')
  await expectToast(page, 'Erro', 'Erro ao exportar catálogo para Facebook.')
  expect(downloads).toEqual([])
  failing = false
  const askedBefore = asked
  await failure.getByRole('button', { name: 'Tentar novamente' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: 'Baixar mesmo assim' }).click(),
  ])
  // The second and the third batch, and the empty one: not the first again.
  expect(asked - askedBefore).toBe(3)
  const { data } = Papa.parse<Row>(await readFile(await download.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  expect(data.map(({ id }) => id)).toEqual(await activeIds())
})

test('[EXP-06] an empty catalogue is not handed over, and why', async ({ page }) => {
  const downloads = watchDownloads(page)
  await page.route(BATCHES, (route) => route.fulfill({ json: [] }))
  await openProducts(page)
  await exportButton(page).click()
  await expect(check(page)).toContainText('Nenhum produto ativo')
  await expect(check(page)).toContainText('Um catálogo vazio apagaria todos os produtos que já estão no Facebook.')
  await expect(check(page).getByRole('button', { name: /Baixar/ })).toHaveCount(0)
  await check(page).getByRole('button', { name: 'Fechar' }).last().click()
  await expect(exportButton(page)).toBeFocused()
  expect(downloads).toEqual([])
})

test('the list is exported as the filter shows it, in both formats', async ({ page }) => {
  await openProducts(page, `?busca=${encodeURIComponent(PREFIX.trim())}&status=inativo`)
  await expect(page.getByText(`${COUNT / 50} produtos encontrados`)).toBeVisible()
  const inactive = Array.from({ length: COUNT / 50 }, (_, n) => nameOf(n * 50 + 1))
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^produtos_\d{4}-\d{2}-\d{2}\.(csv|xlsx)$/)
    return readFile(await download.path())
  }
  const csv = Papa.parse<Row>((await exportAs('CSV (.csv)')).toString('utf8').slice(1), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  })
  await expectToast(page, 'Sucesso', `${COUNT / 50} produtos exportados.`)
  expect(csv.data.map(({ Nome }) => Nome).sort()).toEqual(inactive)
  expect(new Set(csv.data.map(({ Ativo }) => Ativo))).toEqual(new Set(['Não']))
  expect(new Set(csv.data.map((row) => row.Preço))).toEqual(new Set(['100,00']))
  const sheet = read(await exportAs('Excel (.xlsx)')).Sheets.Produtos ?? {}
  const rows = utils.sheet_to_json<{ Nome: string; Preço: number }>(sheet)
  expect(rows.map(({ Nome }) => Nome).sort()).toEqual(inactive)
  expect(rows[0]?.Preço).toBe(100)
})
