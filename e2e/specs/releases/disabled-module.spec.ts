import { AdminApi } from '../../support/api/admin-api'
import { ProductsApi } from '../../support/api/products-api'
import { menuLink, missesLink, seesLink } from '../../support/releases/menu-links'
import { createAdministrator, expect, test } from '../../support/releases/own-admin'
import { runMf } from '../../support/releases/release-tree'

test('[PAGE-20] [COST-05] a disabled module leaves no trace in menu, palette and the form of a product', async ({
  admin: { dir },
  product,
  openTab,
}) => {
  const api = new AdminApi(product)
  const [supplier] = await api.rows<{ id: string }>('suppliers?select=id&limit=1')
  const [id = ''] = await new ProductsApi(product).insert([{ name: 'Sérum de custo conhecido', price: 150 }])
  const cost = { product_id: id, cost: 50, source: 'Distribuidora Al Noor', supplier_id: supplier?.id }
  await api.insert('product_costs?select=id', cost)
  const page = await openTab(await createAdministrator(product), `/admin/products/edit/${id}`)
  const found = page.getByRole('option', { name: /fornecedor|regras de preço/i })
  const best = page.getByText(/^Melhor fornecedor agora: Distribuidora Al Noor/)
  const searchPages = async (text: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' }).fill(text)
  }
  const closePalette = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const isOffered = async () => {
    await seesLink(page, 'Fornecedores')
    await expect(best).toBeVisible()
    await searchPages('fornecedor')
    await expect(found.filter({ hasText: 'Novo fornecedor' })).toBeVisible()
    await closePalette()
  }
  await page.getByRole('button', { name: 'Histórico de custos' }).click()
  await isOffered()

  await runMf(dir, 'disable', 'mf-suppliers', '--reason', 'teste')
  await missesLink(page, 'Fornecedores')
  await expect(best).toBeHidden()
  await expect(page.getByRole('table', { name: 'Histórico de custos' })).toBeVisible()
  for (const text of ['fornecedor', 'regras de preço']) {
    await searchPages(text)
    await expect(
      page.getByRole('option').or(page.getByText('Nada encontrado com essas palavras.')).first(),
    ).toBeVisible()
    await expect(found).toHaveCount(0)
    await closePalette()
  }
  await menuLink(page, 'Produtos').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Produtos' })).toBeVisible()
  await page.goBack()
  // The browser remembers the fold.
  await expect(page.getByRole('table', { name: 'Histórico de custos' })).toBeVisible()

  await runMf(dir, 'enable', 'mf-suppliers')
  await isOffered()
  await menuLink(page, 'Fornecedores').click()
  await expect(page.getByRole('row').filter({ hasText: 'Distribuidora Al Noor' })).toBeVisible()
})
