import { ProductsPage } from '../../pages/products-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('what became cheaper is sent as a text and as pictures', async ({ page, product }) => {
  const products = new ProductsPage(page)
  const api = new ProductsApi(product)
  await api.insertList(
    ['Envio 1', 'Envio 2', 'Envio 3'].map((name) => ({
      name,
      price: 100,
      stock_quantity: 5,
      main_image: '/demo/batom.svg',
    })),
  )
  await api.update('Envio 1', { price: 90 })
  await api.update('Envio 2', { sale_price: 80 })
  const opener = page.getByRole('button', { name: 'Divulgar' })
  const { dialog } = products
  await test.step('[SEND-07] the filter finds both changes', async () => {
    await products.open('?busca=Envio&barateou=7')
    await expect(products.rows()).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  })
  await test.step('[SEND-01] [SEND-02] the text has the prices of now', async () => {
    await opener.click()
    const preview = dialog.getByRole('figure', { name: 'Prévia' })
    await expect(preview).toContainText(/Envio 1\s+R\$\s90,00[\s\S]*Envio 2\s+R\$\s100,00 R\$\s80,00/)
    await expectAccessible(page, 'price list', { within: DIALOG })
  })
  await test.step('[SEND-05] [SEND-06] the pictures are downloaded', async () => {
    await dialog.getByRole('tab', { name: 'Imagens' }).click()
    await dialog.getByRole('button', { name: 'Gerar 2 imagens' }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Baixar 2 imagens (.zip)' }).click()
    expect((await download).suggestedFilename()).toBe('divulgacao.zip')
    await expect(dialog.getByText('sem foto na imagem')).toBeHidden()
    await expectAccessible(page, 'pictures', { within: DIALOG })
  })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await api.clean('Envio')
})
