import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { ImportDialog, listOf } from '../../pages/import-dialog'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { gate, holdRequests } from '../../support/hold'
import { expect, expectToast, submitSignIn, test } from '../../support/test'

const BATCHES = '**/rest/v1/rpc/import_products'

test.use({ account: 'admin', ownSession: true })
test.afterEach(({ product }) => new ProductsApi(product).clean('IMP'))

test('an import survives faults, other pages and sign-out', async ({ page, context, product, problems }) => {
  problems.allow(/import_products/, /400.*delete_all_products/)
  const dialog = new ImportDialog(page)
  const { held, release } = gate()
  const work = page.getByRole('link', { name: 'Importação em Lote: 50 de 120' })
  let asked = 0
  await page.route(BATCHES, async (route) => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: { message: 'wait' } })
    if (asked === 2) {
      await route.fetch()
      return route.abort()
    }
    if (asked > 3) await held
    return route.continue().catch(() => undefined)
  })
  await test.step('[IMP-20] a busy server and a lost answer are retried', async () => {
    await dialog.open()
    await dialog.paste(listOf('IMPT', 120))
    await dialog.button('Importar 120 produtos').click()
    await expect(dialog.log).toContainText('Produtos 1 a 50: 50 importados.')
  })
  await test.step('[IMP-17] another tab can copy all products, but not delete them', async () => {
    const other = new ImportDialog(await context.newPage())
    await other.open()
    await expect(other.dialog).toContainText('Esta importação está em andamento em outra aba.')
    await other.button('Deletar todos os produtos').click()
    const deletion = other.page.getByRole('dialog', { name: 'Deletar todos os produtos' })
    const [backup] = await Promise.all([
      other.page.waitForEvent('download'),
      deletion.getByRole('button', { name: 'Baixar uma cópia antes' }).click(),
    ])
    const copy = Papa.parse<{ Nome: string }>(await readFile(await backup.path(), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    })
    expect(copy.data.filter(({ Nome }) => Nome?.startsWith('IMPT'))).toHaveLength(50)
    await deletion.getByRole('button', { name: 'Continuar' }).click()
    await expectAccessible(other.page, 'the phrase before everything is deleted', {
      within: DIALOG,
      state: deletion.getByRole('textbox'),
    })
    await deletion.getByRole('textbox').fill('DELETAR TUDO')
    await deletion.getByRole('button', { name: 'Deletar tudo' }).click()
    await expectToast(other.page, 'Erro', 'Há uma importação em andamento: espere até ela terminar.')
    await other.page.close()
  })
  await test.step('[IMP-20] it continues on other pages, which lead back to it', async () => {
    await dialog.button('Fechar').first().click()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByText('Total de Pedidos')).toBeVisible()
    await work.click()
    const bar = dialog.dialog.getByRole('progressbar', { name: 'Andamento da importação' })
    await expect(bar).toHaveAttribute('aria-valuenow', '41')
    await dialog.button('Fechar').first().click()
  })
  await test.step('[IMP-20] it waits after sign-out and ends after sign-in, without duplicates', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    release()
    await submitSignIn(page)
    await expectToast(
      page,
      'Sucesso',
      'Importação Concluída: 120 produtos importados, 0 duplicados ignorados, 0 erros.',
    )
    await expect(work).toBeHidden()
    expect(await new ProductsApi(product).column('IMPT', 'name')).toHaveLength(120)
  })
})

test('an interrupted import is resumed, and another is cancelled', async ({ page, context, product }) => {
  const shop = new ProductsApi(product)
  const first = new ImportDialog(page)
  await first.open()
  await first.paste(listOf('IMPF', 120))
  let asked = 0
  await page.route(BATCHES, async (route) => {
    asked += 1
    if (asked === 2) await route.fetch()
    else await route.continue()
  })
  await first.button('Importar 120 produtos').click()
  await expect(first.log).toContainText('Produtos 1 a 50: 50 importados.')
  await expect.poll(async () => (await shop.column('IMPF', 'name')).length).toBe(100)
  await page.close()

  const next = await context.newPage()
  const dialog = new ImportDialog(next)
  await test.step('[IMP-20] it is resumed in another tab, without duplicates', async () => {
    await dialog.open()
    await expect(dialog.dialog).toContainText('Há uma importação interrompida')
    await expect(dialog.dialog).toContainText('100 de 120 produtos enviados.')
    await dialog.button('Retomar importação').click()
    await expect(dialog.result).toContainText(
      'Importação Concluída: 120 produtos importados, 0 duplicados ignorados, 0 erros.',
    )
    expect(await shop.column('IMPF', 'name')).toHaveLength(120)
    await dialog.button('Nova importação').click()
    await expect(dialog.dialog).not.toContainText('Há uma importação interrompida')
  })
  await test.step('[IMP-15] cancelling stops after the current batch and reports the stored products', async () => {
    await dialog.paste(listOf('IMPD', 60))
    const release = await holdRequests(next, BATCHES)
    const sent = next.waitForRequest(BATCHES)
    await dialog.button('Importar 60 produtos').click()
    await sent
    await dialog.button('Cancelar importação').click()
    await expect(dialog.dialog).toContainText('Cancelando após o lote atual…')
    release()
    await expect(dialog.result).toContainText('50 produtos importados, 0 duplicados ignorados, 0 erros.')
    expect(await shop.column('IMPD', 'name')).toHaveLength(50)
  })
})
