import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { read, utils } from 'xlsx'
import { CatalogueExport, type CatalogueRow } from '../../pages/catalogue-export'
import { ProductsPage } from '../../pages/products-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { ProductsApi } from '../../support/api/products-api'
import { activeProductIds } from '../../support/catalogue-row'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'Catálogo '
/** Together with the demo products more than a batch of 1000. */
const COUNT = 800
const INACTIVE = COUNT / 50
const UNDESCRIBED = COUNT / 100
const nameOf = (n: number) => `${PREFIX}${String(n).padStart(5, '0')}`

test.afterEach(({ product }) => new ProductsApi(product).clean(PREFIX))

test('the catalogue is checked and exported, and the list as filtered', async ({ page, context, product }) => {
  const api = new AdminApi(product)
  const demoCount = (await activeProductIds(api)).length
  const total = demoCount + COUNT - INACTIVE
  expect(total).toBeGreaterThan(1000)
  await new ProductsApi(product).insertList(
    Array.from({ length: COUNT }, (_, n) => ({
      name: nameOf(n),
      is_active: n % 50 !== 1,
      description: n % 100 === 0 ? null : 'Cheiro de "mata", e mais;\nduas linhas',
    })),
  )
  const ids = await activeProductIds(api)
  const catalogue = new CatalogueExport(page)
  await catalogue.open()
  await catalogue.start()

  await test.step('[EXP-06] the check lists the refused products, links to each, and lists them in a file', async () => {
    await expect(catalogue.check).toContainText(`${COUNT - INACTIVE} produtos serão recusados`)
    const fault = catalogue.check.locator('details').filter({ hasText: 'Falta a descrição' })
    await expect(fault.locator('summary')).toContainText(String(UNDESCRIBED))
    await fault.locator('summary').click()
    const links = fault.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(UNDESCRIBED)
    const link = links.first()
    const name = ((await link.textContent()) ?? '').replace('(abre em outra aba)', '').trim()
    const [form] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue(name)
    await form.close()
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      catalogue.check.getByRole('button', { name: 'Baixar lista (CSV)' }).click(),
    ])
    const lines = (await readFile(await list.path(), 'utf8')).split('\r\n')
    expect(lines.filter((line) => line.includes(';Falta a descrição;Recusado;'))).toHaveLength(UNDESCRIBED)
  })
  await test.step('[EXP-01] [EXP-06] the file is named by its date, and has every active product once, in the same order each time', async () => {
    const { text, rows, fileName } = await catalogue.take()
    expect(fileName).toMatch(/^facebook_catalog_\d{4}-\d{2}-\d{2}\.csv$/)
    await expectToast(page, 'Sucesso', `Catálogo exportado com ${total.toLocaleString('pt-BR')} produtos!`)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    await catalogue.start()
    expect((await catalogue.take()).text).toBe(text)
  })
  await test.step('[GOOG-01] [GOOG-02] the file of Google has the same products', async () => {
    await catalogue.startGoogle()
    // The pictures of the demo products are SVG.
    await expect(catalogue.check).toContainText(`${total.toLocaleString('pt-BR')} produtos serão recusados pelo Google`)
    await catalogue.check.getByText(/^No Facebook: .+ recusados/).click()
    await expectAccessible(page, 'the check of the catalogue', {
      within: DIALOG,
      state: catalogue.check.getByRole('region', { name: 'O que foi encontrado: Facebook' }),
    })
    const { rows, fileName } = await catalogue.take()
    expect(fileName).toMatch(/^google_merchant_\d{4}-\d{2}-\d{2}\.tsv$/)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(rows.find(({ title }) => title === nameOf(2))).toMatchObject({
      description: 'Cheiro de "mata", e mais; duas linhas',
      availability: 'in_stock',
      price: '100.00 BRL',
      brand: '',
    })
    await expect(page.getByRole('button', { name: 'Mais opções da lista' })).toBeFocused()
  })
  await test.step('the list is exported as filtered, in both formats', async () => {
    const products = new ProductsPage(page)
    await products.search.fill(PREFIX)
    await expect(page.getByText(`${COUNT} produtos encontrados`)).toBeVisible()
    await products.filterBy('status', 'Inativos')
    await expect(page.getByText(`${INACTIVE} produtos encontrados`)).toBeVisible()
    const inactive = Array.from({ length: INACTIVE }, (_, n) => nameOf(n * 50 + 1))
    const exportAs = async (format: string) => {
      await page.getByRole('button', { name: 'Mais opções da lista' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: `Exportar ${format}` }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^produtos_\d{4}-\d{2}-\d{2}\.(csv|xlsx)$/)
      return readFile(await download.path())
    }
    const csv = Papa.parse<CatalogueRow>((await exportAs('CSV (.csv)')).toString('utf8').slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    })
    await expectToast(page, 'Sucesso', `${INACTIVE} produtos exportados.`)
    expect(csv.data.map(({ Nome }) => Nome).sort()).toEqual(inactive)
    expect(new Set(csv.data.map(({ Ativo }) => Ativo))).toEqual(new Set(['Não']))
    expect(new Set(csv.data.map((row) => row.Preço))).toEqual(new Set(['100,00']))
    const sheet = read(await exportAs('Excel (.xlsx)')).Sheets.Produtos ?? {}
    const rows = utils.sheet_to_json<{ Nome: string; Preço: number }>(sheet)
    expect(rows.map(({ Nome }) => Nome).sort()).toEqual(inactive)
    expect(rows[0]?.Preço).toBe(100)
  })
})
