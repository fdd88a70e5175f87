import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsApi } from '../../support/api/products-api'
import { expect, expectToast, PHONE, test } from '../../support/test'

const NAME = 'FONE Colônia'

test.use({ ...PHONE, account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('FONE '))

test('[PROD-12] on a phone the save button is at the bottom, and pictures can be moved', async ({ page, product }) => {
  const form = new ProductFormPage(page)
  await form.openNew()
  const bar = await form.saveButton.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(800)
  expect(bar?.height).toBeGreaterThanOrEqual(44)
  await form.name.fill(NAME)
  await form.price.fill('10')
  await form.addImage('/demo/batom.svg')
  await form.addImage('/demo/frasco-rosa.svg')
  await page.getByRole('button', { name: 'Mover para cima: imagem 2' }).tap()
  await expect(form.images.nth(0)).toContainText('frasco-rosa')
  await form.saveButton.tap()
  await expectToast(page, 'Sucesso', 'Produto criado com sucesso!')
  expect(await new ProductsApi(product).named(NAME)).toMatchObject([
    { main_image: '/demo/batom.svg', images: ['/demo/frasco-rosa.svg', '/demo/batom.svg'] },
  ])
})
