import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsPage } from '../../pages/products-page'
import { DIALOG, expectAccessible, MAIN, OVER } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { openOptions } from '../../support/choose'
import { samplePhoto } from '../../support/sample-photo'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

test.describe('axe finds nothing and nothing overflows, on a desktop and on phones', () => {
  test.use({ account: 'admin' })

  test('[PROD-01] [FEAT-02] on the products and what opens over them', async ({ page, product }) => {
    const products = new ProductsPage(page)
    const api = new ProductsApi(product)
    const usual = { main_image: null, stock_quantity: 50, sale_price: null, is_active: true }
    await api.insertList([
      { ...usual, name: 'Acesso A', stock_quantity: 2, main_image: '/demo/caixa-presente.svg' },
      { ...usual, name: 'Acesso B', sale_price: 60, is_active: false },
      { ...usual, name: 'Acesso C', sale_price: 60, stock_quantity: 0 },
      { ...usual, name: 'Acesso D', stock_quantity: null },
    ])
    await products.open('?busca=Acesso')
    await expect(page.getByText('4 produtos encontrados').first()).toBeVisible()
    await products.openFilters()
    await page.getByRole('button', { name: 'Produtos em destaque' }).click()
    await expectAccessible(page, 'products', { isOtherOnPhone: true })
    await page.getByRole('button', { name: 'Adicionar destaque' }).click()
    await products.dialog.getByRole('searchbox').fill('Acesso')
    await expect(products.dialog.getByRole('button', { name: /aos destaques$/ })).toHaveCount(3)
    await expectAccessible(page, 'products for the shop window', {
      within: DIALOG,
      state: products.dialog.getByText('Acesso C'),
    })
    await products.dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const boxes = page.getByRole('checkbox', { name: /^Selecionar Acesso/ })
    await boxes.first().check()
    const typeNonsense = async () => {
      await page.getByTitle('Editar o preço de Acesso A').click()
      await products.priceField('Acesso A').fill('x')
      await page.keyboard.press('Enter')
    }
    await typeNonsense()
    await expectAccessible(page, 'a product that is ticked, and a price that means nothing', {
      within: MAIN,
      state: page.getByRole('alert').filter({ hasText: 'Digite um preço' }),
      onPhone: typeNonsense,
    })
    await products.bulkEdit('Desconto')
    await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
    await expectAccessible(page, 'bulk edit with its preview', {
      within: DIALOG,
      state: products.dialog.getByRole('region', { name: 'Prévia' }).getByText('1 produto será alterado.'),
    })
    await products.dialog.getByRole('tab', { name: 'Excluir' }).click()
    await products.dialog.getByRole('button', { name: 'Excluir 1 produto' }).click()
    const question = page.getByRole('dialog', { name: 'Confirmar Exclusão' })
    await question.getByRole('button', { name: 'Excluir 1 produto' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await page.getByRole('menuitem', { name: 'Desfazer alterações' }).click()
    await expectAccessible(page, 'the changes', {
      state: page.getByRole('list', { name: 'Desfazer' }).getByText('1 produto excluído').first(),
    })
    await api.clean('Acesso')
  })

  test('[PROD-12] on the form of a product and what opens over it', async ({ page, product, problems }) => {
    problems.allow(/404.*\/demo\/nada\.svg/)
    const form = new ProductFormPage(page)
    const api = new ProductsApi(product)
    const stored = { main_image: '/demo/caixa-presente.svg', images: ['/demo/caixa-presente.svg'], sale_price: 1 }
    const [id = ''] = await api.insert([{ name: 'ACESSO Conflito', price: 2, volume: '30 ML', ...stored }])
    await form.open(id)
    await expectAccessible(page, 'a stored product', { isOtherOnPhone: true, state: form.images.first() })
    await page
      .getByLabel('Enviar imagens')
      .setInputFiles([
        await samplePhoto(page, { name: 'frasco.jpg', width: 400, height: 300 }),
        { name: 'frasco.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
      ])
    const pictures = page.getByRole('dialog', { name: 'Enviar imagens' })
    await expectAccessible(page, 'pictures to be cropped and sent', {
      within: DIALOG,
      state: pictures.getByText('Esta imagem não abre'),
      isOtherOnPhone: true,
    })
    await pictures.getByRole('button', { name: 'Cancelar' }).click()
    await form.price.fill('3')
    await api.update('ACESSO Conflito', { price: 4, volume: '50 ML' })
    await form.save()
    await expectAccessible(page, 'both values of a field that two people changed', {
      within: DIALOG,
      state: form.conflict,
    })
    await api.clean('ACESSO ')

    await page.keyboard.press('Escape')
    await visit(page, '/admin/products/add')
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(form.name).toHaveValue('')
    await form.addImage('/demo/nada.svg')
    await form.addImage('http://cdn.test/a.jpg')
    await form.addImage('nada')
    await form.save()
    await expect(form.name).toBeFocused()
    await expect(form.images.first()).toContainText('Esta imagem não abre')
    await expectAccessible(page, 'a new product with what is wrong with it, and broken pictures', {
      within: MAIN,
      state: form.images.first().getByText('Esta imagem não abre'),
    })
    await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
    await expectAccessible(page, 'a category to be made', {
      within: OVER,
      state: openOptions(page).getByText('Criar “zzz”'),
    })
  })
})
