import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { tapOption } from '../../support/choose'
import { closeNotices } from '../../support/notices'
import { samplePhoto } from '../../support/sample-photo'
import { sidewaysOverflow } from '../../support/sideways-overflow'
import { expect, expectToast, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('Polegar'))

test('products are changed and created on a phone', async ({ page, product }) => {
  const products = new ProductsPage(page)
  const form = new ProductFormPage(page)
  const api = new ProductsApi(product)
  await api.insertList([
    { name: 'Polegar A' },
    { name: 'Polegar B', sale_price: 60 },
    { name: 'Polegar C', stock_quantity: 2 },
  ])
  const expectFits = async () => expect(await sidewaysOverflow(page), 'scrolls sideways').toBeLessThanOrEqual(0)
  const cards = page.getByRole('list', { name: 'Gerenciar Produtos' }).getByRole('listitem')
  await products.open('?busca=Polegar')

  await test.step('[PROD-07] [PROD-08] price and status are changed on a card', async () => {
    await expect(cards).toHaveCount(3)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(cards.filter({ hasText: 'Polegar C' })).toContainText('Estoque: 2 baixo')
    const card = cards.filter({ hasText: 'Polegar A' })
    await card.getByTitle('Editar o preço de Polegar A').tap()
    const field = products.priceField('Polegar A')
    await expect(field).toBeFocused()
    await field.fill('55')
    await products.heading.tap()
    await expect(card).toContainText('R$ 55,00')
    await card.getByRole('combobox', { name: 'Status de Polegar A' }).tap()
    await tapOption(page, 'Inativo')
    await expect(card).toContainText('Inativo')
    await expect.poll(() => api.read('Polegar A')).toMatchObject({ price: 55, is_active: false })
  })
  await test.step('[PROD-09] [BULK-01] cards are selected and changed together at 320 px', async () => {
    await closeNotices(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('button', { name: 'Mais opções da lista' }).tap()
    await page.getByRole('menuitem', { name: 'Selecionar' }).tap()
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).tap()
    await expect(page.getByText('3 produtos selecionados')).toBeVisible()
    await expectFits()
    await page.getByRole('button', { name: 'Edição em Massa' }).tap()
    await products.dialog.getByRole('combobox', { name: 'O que alterar' }).tap()
    await tapOption(page, 'Estoque')
    await products.dialog.getByRole('textbox', { name: 'Quantidade' }).fill('10')
    await expect(products.dialog).toContainText('3 produtos serão alterados.')
    await expectFits()
    await products.dialog.getByRole('button', { name: 'Atualizar estoque' }).tap()
    await expectToast(page, 'Sucesso', 'Estoque atualizado para 3 produtos.')
    expect(await api.column('Polegar', 'stock_quantity')).toEqual([60, 60, 12])
    await closeNotices(page)
    await page.setViewportSize(PHONE.viewport)
  })
  await test.step('[PIC-04] a photo of the camera is cropped by touch', async () => {
    await page.getByRole('link', { name: 'Novo Produto' }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Tirar foto' }).tap()
    await (await chooser).setFiles(await samplePhoto(page, { name: 'image.jpg', width: 900, height: 1600 }))
    const dialog = page.getByRole('dialog', { name: 'Enviar imagens' })
    const corner = dialog.getByRole('button', { name: 'Canto inferior direito do recorte: mova com as setas' })
    const box = await corner.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await expectFits()
    await dialog.getByRole('button', { name: 'Enviar 1 imagem' }).tap()
    await expect(form.images.first()).toContainText('900 × 900 px')
  })
  await test.step('[PROD-12] pictures can be moved, and the save button is at the bottom', async () => {
    const bar = await form.saveButton.boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(800)
    expect(bar?.height).toBeGreaterThanOrEqual(44)
    await form.name.fill('Polegar novo')
    await form.price.fill('10')
    await form.addImage('/demo/frasco-rosa.svg')
    await page.getByRole('button', { name: 'Mover para cima: imagem 2' }).tap()
    await expect(form.images.nth(0)).toContainText('frasco-rosa')
    await form.saveButton.tap()
    await expectToast(page, 'Sucesso', 'Produto criado com sucesso!')
    const photo = expect.stringMatching(/^\/storage\/v1\/object\/public\/product-images\//)
    expect(await api.named('Polegar novo')).toMatchObject([
      { main_image: photo, images: ['/demo/frasco-rosa.svg', photo] },
    ])
  })
})
