import { ImportDialog } from '../../pages/import-dialog'
import { ProductsApi } from '../../support/api/products-api'
import { sidewaysOverflow } from '../../support/sideways-overflow'
import { expect, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

test('[IMP-01] a list is pasted, corrected and imported on a phone', async ({ page, product }) => {
  const shop = new ProductsApi(product)
  const dialog = new ImportDialog(page)
  const fitsTheScreen = async () => expect(await sidewaysOverflow(page)).toBe(0)
  await dialog.open()
  await dialog.paste('nome;preço\nIMPP Lavanda com um nome bem comprido 100 ML;1.234,56\nIMPP Jasmim;consultar')
  await expect(dialog.dialog).toContainText('1 produto encontrado e pronto para importação')
  await fitsTheScreen()
  await dialog.group('Rejeitados').tap()
  await dialog.button('Corrigir a linha inteira').tap()
  const form = dialog.dialog.getByRole('form', { name: 'Linha 3 inteira' })
  await form.getByRole('textbox', { name: 'preço' }).fill('45,90')
  await fitsTheScreen()
  await form.getByRole('button', { name: 'Corrigir' }).tap()
  await expect(dialog.group('Rejeitados')).toContainText('0')
  await dialog.button('Importar 2 produtos').tap()
  await expect(dialog.result).toContainText(
    'Importação Concluída: 2 produtos importados, 0 duplicados ignorados, 0 erros.',
  )
  await fitsTheScreen()
  expect(await shop.column('IMPP', 'price')).toEqual([45.9, 1234.56])
  await shop.clean('IMPP')
})
