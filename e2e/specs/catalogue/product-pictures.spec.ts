import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsApi } from '../../support/api/products-api'
import { closeNotices } from '../../support/notices'
import { samplePhoto } from '../../support/sample-photo'
import { expect, expectToast, test } from '../../support/test'

const NAME = 'FOTO Colônia'
const UPLOADS = '**/storage/v1/object/product-images/*'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('FOTO '))

test('chosen photos are cropped, sent, saved and listed', async ({ page, product, problems }) => {
  problems.allow(/\/storage\/v1\//)
  const form = new ProductFormPage(page)
  const api = new ProductsApi(product)
  const [id = ''] = await api.insert([{ name: NAME, price: 10 }])
  await form.open(id)
  const dialog = page.getByRole('dialog', { name: 'Enviar imagens' })
  await test.step('[PIC-04] they are cropped with the keyboard', async () => {
    const names = ['frasco.jpg', 'caixa.jpg']
    const files = await Promise.all(names.map((name) => samplePhoto(page, { name, width: 1200, height: 800 })))
    await page.getByLabel('Enviar imagens').setInputFiles(files)
    await dialog.getByRole('group', { name: 'Área do recorte: mova com as setas' }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
  })
  await test.step('[PIC-05] an upload whose answer is lost is retried, and the others continue', async () => {
    let isFirst = true
    await page.route(UPLOADS, async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await dialog.getByRole('button', { name: 'Enviar 2 imagens' }).click()
    await expect(dialog).toContainText('Não foi possível enviar: sem resposta do servidor.')
    await dialog.getByRole('button', { name: /^Tentar novamente: (frasco|caixa)\.jpg$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(form.images).toHaveCount(2)
    await expect(form.images.nth(1)).toContainText('800 × 800 px')
  })
  await test.step('[PIC-04] they are saved with the product and listed', async () => {
    await form.save()
    await expectToast(page, 'Sucesso', 'Produto salvo com sucesso!')
    const [saved] = await api.named(NAME)
    const photo = expect.stringMatching(/^\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36}\.jpg$/)
    expect(saved).toMatchObject({ main_image: photo, images: [photo, photo] })
    await closeNotices(page)
    await page.getByRole('link', { name: 'Voltar aos produtos' }).click()
    await page.getByRole('searchbox').first().fill('FOTO')
    const row = page.getByRole('row').filter({ hasText: NAME })
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 800)
  })
})
