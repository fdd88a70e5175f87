import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { countClicks } from '../../support/count-clicks'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const NAMES = Array.from({ length: 25 }, (_, index) => `Massa ${String(index + 1).padStart(2, '0')}`)
test.afterEach(({ product }) => new ProductsApi(product).clean('Massa'))

async function undoNewest(products: ProductsPage, name: string): Promise<void> {
  await products.page.getByRole('button', { name: 'Mais opções da lista' }).click()
  await products.page.getByRole('menuitem', { name: 'Desfazer alterações' }).click()
  await products.page
    .getByRole('button', { name: `Desfazer: ${name}` })
    .first()
    .click()
}

test('products are changed and deleted together, and the changes are undone', async ({ page, product }) => {
  const products = new ProductsPage(page)
  const api = new ProductsApi(product)
  const hairCategory = await api.categoryId('Cabelos')
  await api.insertList(
    NAMES.map((name, index) => ({
      name,
      price: 100 + index,
      category_id: index < 6 ? hairCategory : null,
      sale_price: index === 1 ? 1.5 : null,
    })),
  )
  const ids = await api.column('Massa', 'id')
  const apply = products.dialog.getByRole('button', { name: 'Aplicar desconto' })
  await test.step('[PROD-09] all that match, less one, are selected', async () => {
    await products.open('?busca=Massa')
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
    await expect(page.getByText('20 produtos selecionados')).toBeVisible()
    await page.getByRole('button', { name: 'Selecionar todos os 25 produtos', exact: true }).click()
    await expect(page.getByText('25 produtos selecionados')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecionar Massa 01' }).uncheck()
    await expect(page.getByText('24 produtos selecionados')).toBeVisible()
  })
  await test.step('[BULK-01] the change is offered only for a value', async () => {
    await products.bulkEdit('Desconto')
    await expect(apply).toBeDisabled()
    await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
  })
  await test.step('[BULK-02] the sale prices are previewed', async () => {
    const preview = products.dialog.getByRole('region', { name: 'Prévia' })
    await expect(preview).toContainText('24 produtos serão alterados.')
    await expect(preview).toContainText('1 produto já está em promoção')
    await expect(preview.getByRole('row').filter({ hasText: 'Massa 02' })).toContainText(/R\$\s1,50\s*R\$\s90,90/)
  })
  await test.step('[BULK-04] one request is sent, and its number of products reported', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/rpc/change_products')) sent += 1
    })
    await apply.dblclick()
    await expectToast(page, 'Sucesso', 'Desconto aplicado a 24 produtos.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('selecionado')).toHaveCount(0)
    await expect(products.salePrice('Massa 03')).toContainText('R$ 91,80')
    expect(sent).toBe(1)
    const discounted = NAMES.map((_, index) => (index === 0 ? null : Math.round((100 + index) * 90) / 100))
    expect(await api.column('Massa', 'sale_price')).toEqual(discounted)
  })
  await test.step('[BULK-06] its undo names the product that was changed since', async () => {
    await api.update('Massa 05', { price: 500 })
    await undoNewest(products, 'Desconto de 10% em 24 produtos')
    await expect(page.getByRole('main')).toContainText('23 produtos restaurados. 1 produto não voltou:')
    await expect(page.getByRole('main')).toContainText('Massa 05: foi alterado ou vendido depois, ficou como está.')
    const restored = NAMES.map((_, index) => (index === 1 ? 1.5 : index === 4 ? 93.6 : null))
    expect(await api.column('Massa', 'sale_price')).toEqual(restored)
    await page.goBack()
    await expect(products.salePrice('Massa 03')).not.toContainText('91,80')
  })
  await test.step('[BULK-01] 10 % on a category takes three clicks', async () => {
    const clicks = await countClicks(page)
    await products.tick('Massa 01')
    const categories = page.getByRole('toolbar', { name: 'Selecionar por categoria' })
    await categories.getByRole('button', { name: /^Cabelos/ }).click()
    await expect(page.getByText('6 produtos selecionados')).toBeVisible()
    await page.getByRole('button', { name: 'Edição em Massa' }).click()
    await expect(products.dialog.getByRole('textbox', { name: 'Desconto' })).toBeFocused()
    await page.keyboard.type('10')
    await expect(products.dialog).toContainText('6 produtos serão alterados.')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sucesso', 'Desconto aplicado a 6 produtos.')
    expect(clicks()).toBe(3)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('[PROD-10] one product is deleted after a question', async () => {
    await products.search.fill('Massa 2')
    // `2` also finds 02 and 12.
    await expect(products.rows()).toHaveCount(8)
    const remove = page.getByRole('button', { name: 'Excluir Massa 20' })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Confirmar Exclusão' })
    await expect(question).toContainText('Pedidos antigos continuam com o nome e o preço do item.')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await question.getByRole('button', { name: 'Excluir', exact: true }).dblclick()
    await expectToast(page, 'Sucesso', 'Produto excluído com sucesso!')
    await expect(products.row('Massa 20')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Excluir Massa 21' })).toBeFocused()
  })
  await test.step('[BULK-04] [BULK-05] several are deleted after a warning', async () => {
    for (const name of ['Massa 22', 'Massa 23']) await products.tick(name)
    await products.bulkEdit('Excluir')
    await expect(products.dialog).toContainText('Atenção: Esta ação é irreversível!')
    await products.dialog.getByRole('button', { name: 'Excluir 2 produtos' }).click()
    await expect(products.dialog).toContainText('Excluir 2 produtos?')
    await products.dialog.getByRole('button', { name: 'Excluir 2 produtos' }).click()
    await expectToast(page, 'Sucesso', '2 produtos foram excluídos.')
    await expect(products.rows()).toHaveCount(5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('[BULK-06] both deletions are undone, with the ids of the products', async () => {
    for (const [name, restored] of [
      ['2 produtos excluídos', '2 produtos restaurados.'],
      ['1 produto excluído', '1 produto restaurado.'],
    ] as const) {
      await undoNewest(products, name)
      await expect(page.getByRole('main')).toContainText(restored)
      await page.goBack()
    }
    await expect(products.rows()).toHaveCount(8)
    expect(await api.column('Massa', 'id')).toEqual(ids)
  })
})
