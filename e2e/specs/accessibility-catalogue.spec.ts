import { ImportDialog } from '../pages/import-dialog'
import { ProductFormPage } from '../pages/product-form-page'
import { ProductsPage } from '../pages/products-page'
import { DIALOG, expectAccessible, MAIN, OVER, WIDTHS } from '../support/accessible'
import { openOptions } from '../support/choose'
import { ProductsApi } from '../support/products-api'
import { expect, test } from '../support/test'

for (const width of WIDTHS) {
  test.describe(`at ${width} px axe finds nothing and nothing is cut off`, () => {
    test.use({ account: 'admin', viewport: { width, height: 800 } })

    test('[PROD-01] on the products and what opens over them', async ({ page, product }) => {
      const products = new ProductsPage(page)
      const api = new ProductsApi(product)
      await api.insertList([
        { name: 'Acesso A', stock_quantity: 2 },
        { name: 'Acesso B', sale_price: 60, is_active: false },
      ])
      await products.open('?busca=Acesso')
      await expect(page.getByText('2 produtos encontrados').first()).toBeVisible()
      await expectAccessible(page, 'products', { isOtherOnPhone: true })
      const boxes = page.getByRole('checkbox', { name: /^Selecionar Acesso/ })
      await boxes.first().check()
      await page.getByTitle('Editar o preço de Acesso A').click()
      await products.priceField('Acesso A').fill('x')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Digite um preço' })).toBeVisible()
      await expectAccessible(page, 'a product that is ticked, and a price that means nothing', { within: MAIN })
      await page.keyboard.press('Escape')
      await products.bulkEdit('Desconto')
      await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
      await expect(products.dialog.getByRole('region', { name: 'Prévia' })).toContainText('1 produto será alterado.')
      await expectAccessible(page, 'bulk edit with its preview', { within: DIALOG })
      await products.dialog.getByRole('tab', { name: 'Excluir' }).click()
      await products.dialog.getByRole('button', { name: 'Excluir 1 produto' }).click()
      await products.dialog.getByRole('button', { name: 'Excluir 1 produto' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Alterações em massa' }).click()
      await expect(products.dialog.getByRole('listitem').first()).toContainText('1 produto excluído')
      await expectAccessible(page, 'the changes', { within: DIALOG })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await api.clean('Acesso')
    })

    test('[IMP-01] on the import of a list, step by step', async ({ page }) => {
      const dialog = new ImportDialog(page)
      await dialog.open()
      await expectAccessible(page, 'an empty import', { within: DIALOG })
      await dialog.paste('nome;preço\nAcesso Importado;10,00\nAcesso Outro;consultar\nAcesso Terceiro;consultar')
      await expect(dialog.rows('Prontos')).toHaveCount(1)
      await dialog.dialog.getByText('Colunas da lista').click()
      await dialog.group('Rejeitados').click()
      await expect(dialog.rows('Rejeitados')).toHaveCount(2)
      await expectAccessible(page, 'a list with rows to be corrected, and its columns', {
        within: DIALOG,
        isOtherOnPhone: true,
      })
      await dialog.button('Deletar todos os produtos').click()
      await page.getByRole('dialog').last().getByRole('button', { name: 'Continuar' }).click()
      await expectAccessible(page, 'the phrase before everything is deleted', { within: DIALOG })
    })

    test('[PROD-12] [FEAT-02] on the form of a product and on the shop window, with what opens over them', async ({
      page,
      product,
      problems,
    }) => {
      problems.allow(/404.*\/demo\/nada\.svg/)
      const form = new ProductFormPage(page)
      const api = new ProductsApi(product)
      await form.open(await api.demoId())
      await expectAccessible(page, 'a stored product', { isOtherOnPhone: true })
      page.on('dialog', (dialog) => dialog.accept())
      await form.openNew()
      await form.addImage('/demo/nada.svg')
      await form.addImage('http://cdn.test/a.jpg')
      await form.addImage('nada')
      await form.save()
      await expect(form.name).toBeFocused()
      await expect(form.images.first()).toContainText('Esta imagem não abre')
      await expectAccessible(page, 'a new product with what is wrong with it, and broken pictures', { within: MAIN })
      await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
      await expect(openOptions(page)).toContainText('Criar “zzz”')
      await expectAccessible(page, 'a category to be made', { within: OVER })

      const [id = ''] = await api.insert([{ name: 'ACESSO Conflito', price: 1, volume: '30 ML' }])
      await form.open(id)
      await form.price.fill('2')
      await api.update('ACESSO Conflito', { price: 3, volume: '50 ML' })
      await form.save()
      await expect(form.conflict).toBeVisible()
      await expectAccessible(page, 'both values of a field that two people changed', { within: MAIN })
      await api.clean('ACESSO ')

      await page.goto('/admin/products')
      await page.getByRole('button', { name: 'Adicionar destaque' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: /aos destaques$/ })).toHaveCount(50)
      await expectAccessible(page, 'products for the shop window', { within: DIALOG })
    })
  })
}
