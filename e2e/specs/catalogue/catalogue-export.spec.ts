import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { read, utils } from 'xlsx'
import { CatalogueExport, type CatalogueRow } from '../../pages/catalogue-export'
import { ProductsPage } from '../../pages/products-page'
import { AdminApi } from '../../support/api/admin-api'
import { ProductsApi } from '../../support/api/products-api'
import { activeProductIds, catalogueRowsWithout } from '../../support/catalogue-row'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'Catálogo '
const COUNT = 2100
const nameOf = (n: number) => `${PREFIX}${String(n).padStart(5, '0')}`

let api: AdminApi
let products: ProductsApi
let demoCount: number

test.beforeAll(async ({ product }) => {
  api = new AdminApi(product)
  products = new ProductsApi(product)
  demoCount = (await activeProductIds(api)).length
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

test('the catalogue file holds the active products of the database', async ({ page }) => {
  const catalogue = new CatalogueExport(page)
  await catalogue.open()
  await catalogue.start()
  const { text, rows, fileName } = await catalogue.take()
  const total = demoCount + COUNT - COUNT / 50
  const stored = await catalogueRowsWithout(api, PREFIX)
  expect(stored).toHaveLength(demoCount)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const own = rows.find(({ title }) => title === nameOf(2))
  await test.step('[EXP-06] reports the number of products', async () => {
    await expectToast(page, 'Sucesso', `Catálogo exportado com ${total.toLocaleString('pt-BR')} produtos!`)
    expect(rows).toHaveLength(total)
  })
  await test.step('[EXP-01] names the file by its date, and lists every active product once, in the same order each time', async () => {
    expect(fileName).toMatch(/^facebook_catalog_\d{4}-\d{2}-\d{2}\.csv$/)
    expect(rows.map(({ id }) => id)).toEqual(await activeProductIds(api))
    await catalogue.start()
    expect((await catalogue.take()).text).toBe(text)
  })
  await test.step('[EXP-02] writes prices in BRL', async () => {
    for (const row of stored) expect(byId.get(row.id)?.price).toBe(row.price)
    expect(own).toMatchObject({ price: '100.00 BRL', sale_price: '' })
  })
  await test.step('[EXP-03] writes links and images', async () => {
    for (const row of stored) expect(byId.get(row.id)).toEqual(row)
  })
  await test.step('[EXP-04] fills in the defaults', async () => {
    expect(own).toMatchObject({ brand: 'Loja', product_type: 'Perfumaria' })
  })
  await test.step('[EXP-05] keeps quotes and line breaks of a description', async () => {
    expect(own?.description).toBe('Cheiro de "mata", e mais;\nduas linhas')
  })
})

test('[GOOG-01] [GOOG-02] the file of Google holds the products of the Facebook file', async ({ page }) => {
  const catalogue = new CatalogueExport(page)
  await catalogue.open()
  await catalogue.startGoogle()
  await expect(catalogue.check).toContainText(
    // The pictures of the demo products are SVG.
    `${(demoCount + COUNT - COUNT / 50).toLocaleString('pt-BR')} produtos serão recusados pelo Google`,
  )
  await expect(catalogue.check.getByText(/^No Facebook: .+ recusados/)).toBeVisible()
  const { rows, fileName } = await catalogue.take()
  expect(fileName).toMatch(/^google_merchant_\d{4}-\d{2}-\d{2}\.tsv$/)
  expect(rows.map(({ id }) => id)).toEqual(await activeProductIds(api))
  expect(rows.find(({ title }) => title === nameOf(2))).toMatchObject({
    description: 'Cheiro de "mata", e mais; duas linhas',
    availability: 'in_stock',
    price: '100.00 BRL',
    brand: '',
  })
  await expect(page.getByRole('button', { name: 'Formatos do catálogo' })).toBeFocused()
})

test('[EXP-06] the check lists the refused products and links to each of them', async ({ page, context }) => {
  const catalogue = new CatalogueExport(page)
  await catalogue.open()
  await catalogue.start()
  const refused = COUNT / 100
  await expect(catalogue.check).toContainText(
    `${(COUNT - COUNT / 50).toLocaleString('pt-BR')} produtos serão recusados`,
  )
  const fault = catalogue.check.locator('details').filter({ hasText: 'Falta a descrição' })
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
    catalogue.check.getByRole('button', { name: 'Baixar lista (CSV)' }).click(),
  ])
  const lines = (await readFile(await list.path(), 'utf8')).split('\r\n')
  expect(lines.filter((line) => line.includes(';Falta a descrição;Recusado;'))).toHaveLength(refused)
})

test('[EXP-01] products that change during the export are neither repeated nor skipped', async ({ page }) => {
  const before = await activeProductIds(api)
  const [gone] = await products.insert([{ name: `${PREFIX}que sai`, price: 1 }])
  const catalogue = new CatalogueExport(page)
  const release = await catalogue.holdSecondBatch()
  await catalogue.open()
  await catalogue.start()
  await expect(catalogue.strip).toContainText('Exportando produtos: 1.000 de')
  await products.insertList(Array.from({ length: 200 }, (_, n) => ({ name: `${PREFIX}que chega ${n}` })))
  await products.remove(`${PREFIX}que sai`)
  release()
  const ids = (await catalogue.take()).rows.map(({ id }) => id ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  expect(before.filter((id) => id !== gone && !ids.includes(id))).toEqual([])
})

test('[EXP-06] [ERR-01] a cancelled, failed or empty export writes no file, and a retry continues', async ({
  page,
  problems,
}) => {
  problems.allow(/(403|ERR_CONNECTION_RESET).*list_catalogue_batch/)
  const catalogue = new CatalogueExport(page)
  const release = await catalogue.holdSecondBatch()
  await catalogue.open()
  await catalogue.start()
  await expect(catalogue.strip.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
  await catalogue.strip.getByRole('button', { name: 'Cancelar' }).click()
  await expectToast(page, 'Exportação do catálogo', 'Exportação cancelada. Nenhum arquivo foi criado.')
  await expect(catalogue.strip).toBeHidden()
  release()
  await expect(catalogue.button).toBeEnabled()
  await expect(catalogue.check).toBeHidden()
  expect(catalogue.downloads).toEqual([])
  await page.unrouteAll()

  let failing = true
  let cut = 0
  let asked = 0
  await catalogue.routeBatches((route, isFirst) => {
    asked += 1
    if (!failing || isFirst) return route.continue()
    cut += 1
    return cut === 1
      ? route.abort('connectionreset')
      : route.fulfill({ status: 403, json: { code: '42501', message: 'no' } })
  })
  await catalogue.start()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('A exportação parou em 1.000 de')
  await expect(failure).toContainText('Nenhum arquivo foi criado.')
  await expectToast(page, 'Erro', 'Erro ao exportar catálogo para Facebook.')
  expect(catalogue.downloads).toEqual([])
  failing = false
  const askedBefore = asked
  await failure.getByRole('button', { name: 'Tentar novamente' }).click()
  const { rows } = await catalogue.take()
  expect(asked - askedBefore).toBe(3)
  expect(rows.map(({ id }) => id)).toEqual(await activeProductIds(api))
  await page.unrouteAll()

  await catalogue.routeBatches((route) => route.fulfill({ json: '[]' }))
  await catalogue.start()
  await expect(catalogue.check).toContainText('Nenhum produto ativo')
  await expect(catalogue.check).toContainText('Um catálogo vazio apagaria todos os produtos que já estão no Facebook.')
  await expect(catalogue.check.getByRole('button', { name: /Baixar/ })).toHaveCount(0)
  await catalogue.check.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(catalogue.button).toBeFocused()
  expect(catalogue.downloads).toHaveLength(1)
})

test('the list is exported as filtered, in both formats', async ({ page }) => {
  await new ProductsPage(page).open(`?busca=${encodeURIComponent(PREFIX.trim())}&status=inativo`)
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
  const csv = Papa.parse<CatalogueRow>((await exportAs('CSV (.csv)')).toString('utf8').slice(1), {
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
