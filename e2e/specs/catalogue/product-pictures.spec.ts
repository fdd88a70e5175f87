import type { Page } from '@playwright/test'
import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsApi } from '../../support/api/products-api'
import { samplePhoto } from '../../support/sample-photo'
import { expect, expectToast, PHONE, test } from '../../support/test'

const NAME = 'FOTO Colônia'
test.use({ account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('FOTO '))

async function choosePhotos(page: Page, ...names: string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => samplePhoto(page, { name, width: 1200, height: 800 })))
  await page.getByLabel('Enviar imagens').setInputFiles(files)
}

test('[PIC-01] [PIC-04] a chosen photo is cropped, saved and listed, and a browser without a session reads it', async ({
  page,
  product,
  browser,
}) => {
  const form = new ProductFormPage(page)
  const api = new ProductsApi(product)
  const [id = ''] = await api.insert([{ name: NAME, price: 10 }])
  await form.open(id)
  await choosePhotos(page, 'frasco.jpg', 'caixa.jpg')
  const dialog = page.getByRole('dialog', { name: 'Enviar imagens' })
  await dialog.getByRole('group', { name: 'Área do recorte: mova com as setas' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: 'Enviar 2 imagens' }).click()
  await expect(dialog).toBeHidden()
  await expect(form.images).toHaveCount(2)
  await expect(form.images.nth(1)).toContainText('800 × 800 px')
  await form.save()
  await expectToast(page, 'Sucesso', 'Produto salvo com sucesso!')
  const [stored] = await api.named(NAME)
  expect(stored?.main_image).toMatch(/^\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36}\.jpg$/)
  await page.goto('/admin/products?q=FOTO')
  const row = page.getByRole('row').filter({ hasText: NAME })
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 800)

  const other = await browser.newContext()
  const visitor = await other.newPage()
  const answer = await visitor.goto(`${product.url}${stored?.main_image}`)
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  await expect(visitor.locator('img')).toHaveJSProperty('naturalWidth', 800)
  await other.close()
})

test('[PIC-05] a refused upload is shown and retried, and the photo is stored once', async ({ page, problems }) => {
  problems.allow(/\/storage\/v1\//)
  const form = new ProductFormPage(page)
  await form.openNew()
  await page.route('**/storage/v1/object/product-images/*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await choosePhotos(page, 'frasco.jpg')
  const dialog = page.getByRole('dialog', { name: 'Enviar imagens' })
  await dialog.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect(dialog).toContainText('Não foi possível enviar: sem resposta do servidor.')
  await page.unroute('**/storage/v1/object/product-images/*')
  await dialog.getByRole('button', { name: 'Tentar novamente: frasco.jpg' }).click()
  await expect(form.images).toHaveCount(1)
  await expect(form.images.first()).toContainText('800 × 800 px')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('[PIC-04] a photo of the camera is cropped by touch and fits the screen', async ({ page }) => {
    const form = new ProductFormPage(page)
    await form.openNew()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Tirar foto' }).tap()
    await (await chooser).setFiles(await samplePhoto(page, { name: 'image.jpg', width: 900, height: 1600 }))
    const dialog = page.getByRole('dialog', { name: 'Enviar imagens' })
    const corner = dialog.getByRole('button', { name: 'Canto inferior direito do recorte: mova com as setas' })
    const box = await corner.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Enviar 1 imagem' }).tap()
    await expect(form.images.first()).toContainText('900 × 900 px')
  })
})
