import { readFile } from 'node:fs/promises'
import { InvoicesPage } from '../../pages/invoices-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { OrdersApi } from '../../support/api/orders-api'
import { NOTE_KEY, noteXml } from '../../support/invoice-sample'
import type { Product } from '../../support/product'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const NUMBER = 'NFE-2026-900001'

/** Other specs count the orders of the demo shop. */
async function clean(product: Product): Promise<void> {
  const api = new AdminApi(product)
  const left = await api.rows<{ id: string; version: number }>(`invoices?access_key=eq.${NOTE_KEY}&select=id,version`)
  for (const { id, version } of left) await api.call('remove_invoice', { invoice_id: id, version })
  await new OrdersApi(product).clean('NFE-')
}

test.beforeEach(async ({ product }) => {
  await clean(product)
  const address = { name: 'Ana Bárbara', cpf: '529.982.247-25' }
  const created = { status: 'enviado', total: 120.5, created_at: '2026-08-11T10:00:00Z' }
  await new OrdersApi(product).insert([{ order_number: NUMBER, ...created, shipping_address: address }])
})
test.afterEach(({ product }) => clean(product))

test('[NFE-01] [NFE-02] [NFE-03] an XML file is matched, attached, listed and downloaded unchanged', async ({
  page,
}) => {
  const invoices = new InvoicesPage(page)
  await invoices.open(`?busca=${NUMBER}&situacao=sem-nota`)
  await expect(invoices.rows()).toHaveCount(1)
  await page.getByRole('button', { name: 'Informar chave', exact: true }).click()
  await invoices.dialog.getByRole('textbox', { name: 'Chave de acesso' }).fill(`${NOTE_KEY.slice(0, 43)}4`)
  await expectAccessible(page, 'a key that is wrong', { within: DIALOG, state: invoices.dialog.getByRole('alert') })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await invoices.choose({ 'nota.xml': noteXml(), 'bomba.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })
  await expect(invoices.file('nota.xml')).toContainText(`Pronta para o pedido ${NUMBER}`)
  await expect(invoices.file('bomba.xml')).toContainText('foi recusado por segurança')
  await expectAccessible(page, 'notes that are chosen', { within: DIALOG })
  await invoices.dialog.getByRole('button', { name: 'Anexar 1 nota' }).click()
  await expect(invoices.file('nota.xml')).toContainText(`Anexada ao pedido ${NUMBER}`)
  await invoices.dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByText('Nenhuma nota encontrada')).toBeVisible()

  await page.getByRole('link', { name: 'Todas' }).click()
  await invoices.search.fill(NOTE_KEY)
  await expect(invoices.rows()).toHaveCount(1)
  await expectAccessible(page, 'notes', { isOtherOnPhone: true })
  await invoices.rows().getByRole('link', { name: NUMBER }).click()
  const section = page.getByRole('dialog').getByRole('region', { name: 'Nota fiscal' })
  await expect(section).toContainText('Nº 123 · série 1')
  await expect(section).toContainText('Autorizada')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Baixar XML' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${NOTE_KEY}-procNFe.xml`)
  expect(await readFile(await download.path(), 'utf8')).toBe(noteXml())
})
