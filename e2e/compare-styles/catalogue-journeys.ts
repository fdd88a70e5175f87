import type { Page } from '@playwright/test'
import { ImportDialog } from '../pages/import-dialog'
import { ProductFormPage } from '../pages/product-form-page'
import { ProductsPage } from '../pages/products-page'
import { ProductsApi } from '../support/api/products-api'
import { openOptions } from '../support/choose'
import type { Product } from '../support/product'
import { expect } from '../support/test'
import { dialog, options, ready } from './on-page'

export async function* products(page: Page) {
  const products = new ProductsPage(page)
  await products.open()
  await page
    .getByRole('combobox', { name: /^Status de/ })
    .first()
    .waitFor()
  await ready(page)
  yield 'products'
  await products.openFilters()
  await page.getByRole('combobox', { name: 'Filtrar por categoria' }).click()
  await options(page)
  yield 'products, the options of a filter'
  await page.keyboard.press('Escape')
  await page
    .getByTitle(/^Editar o preço de/)
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Editar o preço de/ }).fill('x')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Digite um preço' })).toBeVisible()
  yield 'products, a price that means nothing'
  await page.keyboard.press('Escape')
  await page
    .getByRole('checkbox', { name: /^Selecionar (?!tod)/ })
    .first()
    .check()
  yield 'products, one ticked'
  for (const tab of ['Categoria', 'Desconto', 'Estoque', 'Excluir'] as const) {
    await products.bulkEdit(tab)
    await ready(page)
    yield `bulk edit, ${tab}`
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Produtos em destaque' }).click()
  await page.getByRole('button', { name: 'Adicionar destaque' }).click()
  await expect(dialog(page).getByRole('button', { name: /aos destaques$/ })).toHaveCount(50)
  yield 'products for the shop window'
  await page.keyboard.press('Escape')
  await products.start('Exportar Facebook')
  await dialog(page).getByRole('listitem').first().waitFor()
  yield 'the check of the catalogue'
}

export async function* productImport(page: Page) {
  const dialog = new ImportDialog(page)
  await dialog.open()
  yield 'an empty import'
  await dialog.paste('nome;preço\nAcesso Importado;10,00\nAcesso Outro;consultar\nAcesso Terceiro;consultar')
  await expect(dialog.rows('Novos')).toHaveCount(1)
  await dialog.dialog.getByText('Colunas da lista').click()
  await dialog.group('Rejeitados').click()
  await expect(dialog.rows('Rejeitados')).toHaveCount(2)
  yield 'a list with rows to be corrected, and its columns'
}

export async function* productForm(page: Page, product: Product) {
  const form = new ProductFormPage(page)
  await form.open(await new ProductsApi(product).demoId())
  await expect(form.name).not.toHaveValue('')
  await ready(page)
  yield 'the form of a product'
  await form.openNew()
  await form.addImage('http://cdn.test/a.jpg')
  await form.save()
  await expect(form.name).toBeFocused()
  yield 'the form of a product with what is wrong with it'
  await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
  await expect(openOptions(page)).toContainText('Criar “zzz”')
  yield 'a category to be made'
}
