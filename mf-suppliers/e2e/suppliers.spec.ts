import { DIALOG, expectAccessible } from '../../e2e/support/accessible'
import { AdminApi } from '../../e2e/support/api/admin-api'
import { ProductsApi } from '../../e2e/support/api/products-api'
import { choose } from '../../e2e/support/choose'
import { closeNotices } from '../../e2e/support/notices'
import { expect, expectToast, test } from '../../e2e/support/test'

test.use({ account: 'admin' })
test.afterEach(async ({ product }) => {
  await new ProductsApi(product).clean('FORN ')
  await new AdminApi(product).remove('suppliers?name=like.FORN*')
})

const FIRST = `*MASCULINOS*
FORN Asad 100ml ..... R$ 100,00
FORN Yara 100ml ..... R$ 90,00
FORN Sabah 100ml ..... R$ 80,00`

const SECOND = `*MASCULINOS*
✅ FORN Asad 100ml ..... R$ 110,00
✅ FORN Yara 100ml ..... R$ 85,00
✅ FORN Club Nuit Intense 105ml ..... R$ 70,00`

test('[SUP-23] a price list from WhatsApp is read, answered, applied and undone', async ({ page, product }) => {
  const products = new ProductsApi(product)
  const names = [
    'FORN Asad 100ml',
    'FORN Yara 100ml',
    'FORN Sabah 100ml',
    'FORN Club de Nuit Intense Eau de Parfum 105 ML',
  ]
  await products.insert(names.map((name) => ({ name, price: 150, stock_quantity: 5 })))
  const dialog = page.getByRole('dialog')
  const apply = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Lista aplicada')).toBeVisible()
  }
  const read = async (text: string) => {
    await page.getByRole('textbox', { name: 'Texto da lista' }).fill(text)
    await page.getByRole('button', { name: 'Ler lista' }).click()
  }

  await test.step('[SUP-30] a supplier is created with its price rule', async () => {
    await page.goto('/admin/products')
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Fornecedores' }).click()
    await expect(page).toHaveURL('/admin/fornecedores')
    await page.getByRole('button', { name: 'Novo fornecedor' }).click()
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('FORN Distribuidora')
    await dialog.getByRole('switch', { name: 'Regra de preço' }).click()
    await expect(dialog.getByText('custo 100,00 → 189,90 · margem 47% · Pix 180,41')).toBeVisible()
    await expectAccessible(page, 'the dialog of a supplier', { within: DIALOG })
    await dialog.getByRole('button', { name: 'Novo fornecedor' }).click()
    await expectToast(page, 'Sucesso', 'FORN Distribuidora salvo.')
    await expectAccessible(page, 'suppliers', { isOtherOnPhone: true })
    await page
      .getByRole('row')
      .filter({ hasText: 'FORN Distribuidora' })
      .getByRole('link', { name: 'Nova lista' })
      .click()
    await expect(page.getByRole('heading', { name: 'Nova lista de FORN Distribuidora' })).toBeVisible()
    await expectAccessible(page, 'the new list')
  })

  await test.step('[SUP-21] the first list has the first costs', async () => {
    await read(FIRST)
    await expect(page.getByText('3 linhas lidas: 3 novas')).toBeVisible()
    await apply('Aplicar em 3 produtos')
    await page.getByRole('button', { name: 'Ler outra lista' }).click()
  })

  await test.step('[SUP-24] the next list asks about a similar product and remembers the answer', async () => {
    await read(SECOND)
    await expect(page.getByText('3 linhas lidas: 1 subiu, 1 baixou, 1 nova')).toBeVisible()
    await page.getByRole('tab', { name: 'Novo (1)' }).click()
    await page.getByRole('button', { name: 'É este: FORN Club de Nuit Intense Eau de Parfum 105 ML' }).click()
    await expect(page.getByText(/^1 linha espera sua resposta/)).toHaveCount(0)
    await expectAccessible(page, 'the review of a list', { isOtherOnPhone: true })
  })

  await test.step('[SUP-27] a product that is gone is set out of stock in the same change', async () => {
    await page.getByRole('tab', { name: 'Sumiu da lista (1)' }).click()
    await page.getByRole('combobox', { name: 'O que fazer com FORN Sabah 100ml' }).click()
    await choose(page, 'Marcar sem estoque')
    await page.getByRole('tab', { name: 'Subiu (1)' }).click()
    await page.getByRole('textbox', { name: 'Preço de FORN Asad 100ml' }).fill('219,90')
    await apply('Aplicar em 4 produtos')
    expect((await products.read('FORN Asad 100ml'))?.price).toBe(219.9)
    expect((await products.read('FORN Sabah 100ml'))?.stock_quantity).toBe(0)
    await expectAccessible(page, 'the result of a list')
  })

  await test.step('[SUP-29] its undo restores prices and stock, and the history has both lists', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText(/produtos restaurados\./)).toBeVisible()
    expect((await products.read('FORN Asad 100ml'))?.price).toBe(189.9)
    expect((await products.read('FORN Sabah 100ml'))?.stock_quantity).toBe(5)
    await closeNotices(page)
    await page.getByRole('link', { name: 'Listas e itens' }).first().click()
    await expect(page.getByRole('list', { name: 'Listas aplicadas' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText(/^Desfeita/)).toBeVisible()
    await expectAccessible(page, 'the lists of a supplier')
  })

  await test.step('[SUP-31] a remembered item is forgotten', async () => {
    await page.getByRole('tab', { name: 'Itens' }).click()
    await page.getByRole('searchbox', { name: 'Buscar por texto ou produto' }).fill('club nuit')
    await page.getByRole('button', { name: 'Mais ações de FORN Club Nuit Intense 105ml' }).click()
    await page.getByRole('menuitem', { name: 'Esquecer' }).click()
    await dialog.getByRole('button', { name: 'Esquecer' }).click()
    await expectToast(page, 'Sucesso', 'Item esquecido.')
    await expect(page.getByText('Nenhum item encontrado')).toBeVisible()
    await expectAccessible(page, 'the items of a supplier')
  })
})
