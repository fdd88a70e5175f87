import type { Page } from '@playwright/test'
import { ProductsPage } from '../../pages/products-page'
import { ProductsApi } from '../../support/api/products-api'
import { choose } from '../../support/choose'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

let products: ProductsPage
let api: ProductsApi
const NAMES = Array.from({ length: 25 }, (_, index) => `Massa ${String(index + 1).padStart(2, '0')}`)
test.beforeEach(async ({ page, product }) => {
  products = new ProductsPage(page)
  api = new ProductsApi(product)
  const category = await api.categoryId('Cabelos')
  await api.insertList(
    NAMES.map((name, index) => ({ name, price: 100 + index, category_id: index < 6 ? category : null })),
  )
})
test.afterEach(() => api.clean('Massa'))

async function selectAll(page: Page): Promise<void> {
  await products.open('?busca=Massa')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await expect(page.getByText('20 produtos selecionados')).toBeVisible()
  await page.getByRole('button', { name: 'Selecionar todos os 25 produtos', exact: true }).click()
  await expect(page.getByText('25 produtos selecionados')).toBeVisible()
}

async function discount(count: number): Promise<void> {
  await products.bulkEdit('Desconto')
  await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
  await applyTyped(count)
}

async function applyTyped(count: number): Promise<void> {
  await products.dialog.getByRole('button', { name: 'Aplicar desconto' }).click()
  await products.dialog.getByRole('button', { name: `Aplicar a ${count} produtos` }).dblclick()
}

async function undoNewest(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Alterações em massa' }).click()
  await products.dialog
    .getByRole('button', { name: `Desfazer: ${name}` })
    .first()
    .click()
  await products.dialog.getByRole('button', { name: /^Desfazer em/ }).click()
}

test('a discount for all matching products but one is previewed, applied once and undone', async ({ page }) => {
  await api.update('Massa 02', { sale_price: 1.5 })
  const apply = products.dialog.getByRole('button', { name: 'Aplicar desconto' })
  await test.step('[PROD-09] selects everything that matches, less one', async () => {
    await selectAll(page)
    await page.getByRole('checkbox', { name: 'Selecionar Massa 01' }).uncheck()
    await expect(page.getByText('24 produtos selecionados')).toBeVisible()
  })
  await test.step('[BULK-01] offers the change only for a value', async () => {
    await products.bulkEdit('Desconto')
    await expect(apply).toBeDisabled()
    await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
  })
  await test.step('[BULK-02] previews the sale prices', async () => {
    const preview = products.dialog.getByRole('region', { name: 'Prévia' })
    await expect(preview).toContainText('24 produtos serão alterados.')
    await expect(preview).toContainText('1 produto já está em promoção')
    await expect(preview.getByRole('row').filter({ hasText: 'Massa 02' })).toContainText(/R\$\s1,50\s*R\$\s90,90/)
  })
  await test.step('[BULK-04] sends one request and reports how many were changed', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/rpc/change_products')) sent += 1
    })
    await apply.click()
    await expect(products.dialog).toContainText('Aplicar um desconto de 10% a 24 produtos?')
    await products.dialog.getByRole('button', { name: 'Aplicar a 24 produtos' }).dblclick()
    await expectToast(page, 'Sucesso', 'Desconto aplicado a 24 produtos.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('selecionado')).toHaveCount(0)
    await expect(products.salePrice('Massa 03')).toContainText('R$ 91,80')
    expect(sent).toBe(1)
    const discounted = NAMES.map((_, index) => (index === 0 ? null : Math.round((100 + index) * 90) / 100))
    expect(await api.column('Massa', 'sale_price')).toEqual(discounted)
  })
  await test.step('[BULK-06] undoes the change, and names the product that was changed since', async () => {
    await api.update('Massa 05', { price: 500 })
    await undoNewest(page, 'Desconto de 10% em 24 produtos')
    await expect(products.dialog).toContainText('23 produtos restaurados. 1 produto não voltou:')
    await expect(products.dialog).toContainText('Massa 05: foi alterado ou vendido depois, ficou como está.')
    const restored = NAMES.map((_, index) => (index === 1 ? 1.5 : index === 4 ? 93.6 : null))
    expect(await api.column('Massa', 'sale_price')).toEqual(restored)
    await page.keyboard.press('Escape')
    await expect(products.salePrice('Massa 03')).not.toContainText('91,80')
  })
})

test('[PROD-09] a button of each category shows and selects its products on every page', async ({ page }) => {
  await products.open('?busca=Massa&pagina=2')
  await expect(products.rows()).toHaveCount(5)
  const hair = page.getByRole('toolbar', { name: 'Selecionar por categoria' }).getByRole('button', { name: /^Cabelos/ })
  await expect(hair).toBeHidden()
  await products.tick('Massa 21')
  await expect(hair).toHaveText('Cabelos 0/6')
  await hair.click()
  await page.getByRole('checkbox', { name: 'Selecionar Massa 21' }).uncheck()
  await expect(hair).toHaveText('Cabelos 6/6')
  await expect(page.getByText('6 produtos selecionados')).toBeVisible()
  await page.getByRole('listitem', { name: '1', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Selecionar Massa 06' }).uncheck()
  await expect(hair).toHaveText('Cabelos 5/6')
  await products.tick('Massa 20')
  await expect(page.getByText('6 produtos selecionados')).toBeVisible()
  await products.search.fill('Massa 2')
  await expect(page.getByText('6 produtos selecionados')).toBeVisible()
  await products.bulkEdit('Categoria')
  const change = products.dialog.getByRole('button', { name: 'Alterar categoria' })
  await expect(change).toBeDisabled()
  await products.dialog.getByRole('combobox', { name: 'Nova categoria' }).click()
  await choose(page, 'Maquiagem')
  await change.click()
  await expect(products.dialog).toContainText('Mover 6 produtos para a categoria Maquiagem?')
  await products.dialog.getByRole('button', { name: 'Alterar 6 produtos' }).click()
  await expectToast(page, 'Sucesso', 'Categoria alterada para 6 produtos.')
  const makeUp = await api.categoryId('Maquiagem')
  const moved = (await api.column('Massa', 'category_id')).filter((id) => id === makeUp)
  expect(moved).toHaveLength(6)
})

test('[BULK-03] [PROD-13] a stock change lists the products that another session changed or removed', async ({
  page,
}) => {
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  await products.open('?busca=Massa 0')
  for (const name of NAMES.slice(0, 4)) await products.tick(name)
  await products.bulkEdit('Estoque')
  await api.update('Massa 01', { price: 1 })
  await api.remove('Massa 02')
  await products.dialog.getByText('Subtrair', { exact: true }).click()
  await products.dialog.getByRole('textbox', { name: 'Quantidade' }).fill('60')
  await expect(products.dialog).toContainText('3 produtos ficariam com estoque zero.')
  await products.dialog.getByRole('button', { name: 'Atualizar estoque' }).click()
  await expect(products.dialog).toContainText('Subtrair 60 do estoque de 3 produtos?')
  await products.dialog.getByRole('button', { name: 'Atualizar 3 produtos' }).click()
  await expectToast(page, 'Sucesso', 'Estoque atualizado para 2 produtos.')
  const report = page.getByRole('dialog', { name: '2 produtos não foram alterados' })
  await expect(report.getByRole('listitem')).toHaveText([
    'Massa 01: foi alterado em outra sessão.',
    'Massa 02: não existe mais.',
  ])
  await report.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(products.stock('Massa 03')).toContainText('0 baixo')
  expect(await api.column('Massa 0', 'stock_quantity')).toEqual([50, 0, 0, 50, 50, 50, 50, 50])
})

test('deleted products are restored with their ids', async ({ page }) => {
  const before = await api.column('Massa', 'id')
  await test.step('[PROD-10] deletes one product after a question', async () => {
    await products.open('?busca=Massa 0')
    const remove = page.getByRole('button', { name: 'Excluir Massa 01' })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Confirmar Exclusão' })
    await expect(question).toContainText('Pedidos antigos continuam com o nome e o preço do item.')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await question.getByRole('button', { name: 'Excluir', exact: true }).dblclick()
    await expectToast(page, 'Sucesso', 'Produto excluído com sucesso!')
    await expect(products.row('Massa 01')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Excluir Massa 02' })).toBeFocused()
  })
  await test.step('[BULK-05] warns before it deletes several', async () => {
    for (const name of ['Massa 02', 'Massa 03']) await products.tick(name)
    await products.bulkEdit('Excluir')
    await expect(products.dialog).toContainText('Atenção: Esta ação é irreversível!')
  })
  await test.step('[BULK-04] deletes them and reports how many', async () => {
    await products.dialog.getByRole('button', { name: 'Excluir 2 produtos' }).click()
    await expect(products.dialog).toContainText('Excluir 2 produtos?')
    await products.dialog.getByRole('button', { name: 'Excluir 2 produtos' }).click()
    await expectToast(page, 'Sucesso', '2 produtos foram excluídos.')
    // `0` also finds 10 and 20.
    await expect(products.rows()).toHaveCount(8)
  })
  await test.step('[BULK-06] restores both deletions', async () => {
    await undoNewest(page, '2 produtos excluídos')
    await expect(products.dialog).toContainText('2 produtos restaurados.')
    await page.keyboard.press('Escape')
    await undoNewest(page, '1 produto excluído')
    await expect(products.dialog).toContainText('1 produto restaurado.')
    await page.keyboard.press('Escape')
    await expect(products.rows()).toHaveCount(11)
    expect(await api.column('Massa', 'id')).toEqual(before)
  })
})

test('[BULK-04] a bulk change is refused when other products match, and is repeated safely after a lost answer', async ({
  page,
  problems,
}) => {
  problems.allow(/\/rest\/v1\/rpc\/change_products/)
  await selectAll(page)
  await page.route('**/rpc/change_products', async (route) => {
    await api.remove('Massa 25')
    await route.continue()
  })
  await discount(25)
  await expectToast(page, 'Erro', 'A lista mudou em outra sessão e nada foi alterado.')
  await expect(products.dialog.getByRole('textbox', { name: 'Desconto' })).toHaveValue('10')
  await expect(products.dialog).toContainText('24 produtos selecionados')
  expect(new Set(await api.column('Massa', 'sale_price'))).toEqual(new Set([null]))
  await page.unrouteAll()

  await page.route('**/rpc/change_products', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await applyTyped(24)
  await expectToast(page, 'Erro', 'Não sabemos se a alteração foi gravada. Tente de novo para saber')
  await expect(page.getByText('Desconto aplicado')).toHaveCount(0)
  await page.unrouteAll()
  await applyTyped(24)
  await expectToast(page, 'Sucesso', 'Desconto aplicado a 24 produtos.')
  await expect(products.salePrice('Massa 01')).toContainText('R$ 90,00')
})
