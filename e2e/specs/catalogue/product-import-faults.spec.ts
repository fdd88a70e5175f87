import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { ImportDialog, listOf } from '../../pages/import-dialog'
import { AdminApi } from '../../support/api/admin-api'
import { passwordSession } from '../../support/api/password-session'
import { ProductsApi } from '../../support/api/products-api'
import { giveSession } from '../../support/api/stored-session'
import { activeProductIds } from '../../support/catalogue-row'
import { gate, holdRequests } from '../../support/hold'
import { startProduct } from '../../support/product'
import { DEMO_ACCOUNTS, expect, expectToast, submitSignIn, test } from '../../support/test'

const BATCHES = '**/rest/v1/rpc/import_products'

test.use({ account: 'admin' })

let shop: ProductsApi
test.beforeEach(({ product }) => {
  shop = new ProductsApi(product)
})

test('[IMP-15] cancelling stops after the current batch and reports the stored products', async ({ page }) => {
  const dialog = new ImportDialog(page)
  await dialog.open()
  await dialog.paste(listOf('IMPD', 200))
  await expect(dialog.button('Importar 200 produtos')).toBeEnabled()
  const release = await holdRequests(page, BATCHES)
  const sent = page.waitForRequest(BATCHES)
  await dialog.button('Importar 200 produtos').click()
  await sent
  await dialog.button('Cancelar importação').click()
  await expect(dialog.dialog).toContainText('Cancelando após o lote atual…')
  release()
  await expect(dialog.result).toContainText('50 produtos importados, 0 duplicados ignorados, 0 erros.')
  expect(await shop.column('IMPD', 'name')).toHaveLength(50)
  await shop.clean('IMPD')
})

test('[IMP-20] a lost answer and a busy server neither duplicate nor lose a product', async ({ page, problems }) => {
  problems.allow(/503.*import_products/, /import_products/)
  const dialog = new ImportDialog(page)
  await dialog.open()
  await dialog.paste(listOf('IMPE', 120))
  await expect(dialog.button('Importar 120 produtos')).toBeEnabled()
  const { held, release } = gate()
  let asked = 0
  await page.route(BATCHES, async (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: { message: 'wait' } })
    if (asked === 2) {
      await route.fetch()
      return route.abort()
    }
    if (asked === 4) await held
    return route.continue()
  })
  await dialog.button('Importar 120 produtos').click()
  await expect(dialog.log).toContainText('Produtos 1 a 50: 50 importados.')
  await dialog.button('Fechar').first().click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('Total de Pedidos')).toBeVisible()
  const work = page.getByRole('link', { name: 'Importação em Lote: 50 de 120' })
  await expect(work).toBeVisible()
  await work.click()
  await expect(dialog.dialog.getByRole('progressbar', { name: 'Andamento da importação' })).toHaveAttribute(
    'aria-valuenow',
    '41',
  )
  release()
  await expect(dialog.result).toContainText(
    'Importação Concluída: 120 produtos importados, 0 duplicados ignorados, 0 erros.',
  )
  await expect(work).toBeHidden()
  expect(await shop.column('IMPE', 'name')).toHaveLength(120)
  await shop.clean('IMPE')
})

test('[IMP-20] an interrupted import is resumed without duplicates', async ({ page, context }) => {
  const dialog = new ImportDialog(page)
  await dialog.open()
  await dialog.paste(listOf('IMPF', 120))
  await expect(dialog.button('Importar 120 produtos')).toBeEnabled()
  let asked = 0
  await page.route(BATCHES, async (route) => {
    asked += 1
    if (asked === 2) await route.fetch()
    else await route.continue()
  })
  const second = page.waitForRequest(() => asked === 1)
  await dialog.button('Importar 120 produtos').click()
  await second
  await expect(dialog.log).toContainText('Produtos 1 a 50: 50 importados.')
  await expect.poll(async () => (await shop.column('IMPF', 'name')).length).toBe(100)
  await page.close()

  const next = await context.newPage()
  const resumed = new ImportDialog(next)
  await resumed.open()
  await expect(resumed.dialog).toContainText('Há uma importação interrompida')
  await expect(resumed.dialog).toContainText('100 de 120 produtos enviados.')
  await resumed.button('Retomar importação').click()
  await expect(resumed.result).toContainText(
    'Importação Concluída: 120 produtos importados, 0 duplicados ignorados, 0 erros.',
  )
  expect(await shop.column('IMPF', 'name')).toHaveLength(120)
  await resumed.button('Nova importação').click()
  await expect(resumed.dialog).not.toContainText('Há uma importação interrompida')
  await shop.clean('IMPF')
})

test('[IMP-17] [IMP-20] an import survives sign-out and prevents deletion in another tab', async ({
  browser,
  problems,
}) => {
  problems.allow(/400.*delete_all_products/)
  // Deletes the whole catalogue, so it has its own product.
  test.slow()
  const own = await startProduct()
  try {
    const context = await browser.newContext({ baseURL: own.url })
    problems.watch(context)
    await giveSession(context, own.url, await passwordSession(own, DEMO_ACCOUNTS.admin))
    const page = await context.newPage()
    const dialog = new ImportDialog(page)
    await dialog.open()
    await dialog.paste(listOf('IMPT', 120))
    await expect(dialog.button('Importar 120 produtos')).toBeEnabled()
    const { held, release } = gate()
    let asked = 0
    await page.route(BATCHES, async (route) => {
      asked += 1
      if (asked === 2) await held
      return route.continue()
    })
    await dialog.button('Importar 120 produtos').click()
    await expect(dialog.log).toContainText('Produtos 1 a 50: 50 importados.')

    const other = new ImportDialog(await context.newPage())
    await other.open()
    await expect(other.dialog).toContainText('Esta importação está em andamento em outra aba.')
    await other.button('Deletar todos os produtos').click()
    const deletion = (on: ImportDialog) => on.page.getByRole('dialog', { name: 'Deletar todos os produtos' })
    const [backup] = await Promise.all([
      other.page.waitForEvent('download'),
      deletion(other).getByRole('button', { name: 'Baixar uma cópia antes' }).click(),
    ])
    const copy = Papa.parse<{ Nome: string }>(await readFile(await backup.path(), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    })
    expect(copy.data.filter(({ Nome }) => Nome?.startsWith('IMPT'))).toHaveLength(50)
    const deleteAll = async (on: ImportDialog) => {
      await deletion(on).getByRole('button', { name: 'Continuar' }).click()
      await deletion(on).getByRole('textbox').fill('DELETAR TUDO')
      await deletion(on).getByRole('button', { name: 'Deletar tudo' }).click()
    }
    await deleteAll(other)
    await expectToast(other.page, 'Erro', 'Há uma importação em andamento: espere até ela terminar.')
    await other.page.close()

    await dialog.button('Fechar').first().click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    const second = page.waitForResponse(BATCHES)
    release()
    await second
    expect(asked).toBe(2)
    await submitSignIn(page)
    await expectToast(
      page,
      'Sucesso',
      'Importação Concluída: 120 produtos importados, 0 duplicados ignorados, 0 erros.',
    )
    expect(await new ProductsApi(own).column('IMPT', 'name')).toHaveLength(120)

    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await dialog.button('Nova importação').click()
    await dialog.button('Deletar todos os produtos').click()
    await deleteAll(dialog)
    await expectToast(page, 'Sucesso', `${copy.data.length + 70} produtos foram deletados.`)
    expect(await activeProductIds(new AdminApi(own))).toEqual([])
    await context.close()
  } finally {
    await own.stop()
  }
})
