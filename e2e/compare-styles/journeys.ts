import type { Page } from '@playwright/test'
import { ProductsApi } from '../support/api/products-api'
import { openOptions } from '../support/choose'
import type { Product } from '../support/product'
import { expect } from '../support/test'

const ready = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

async function* open(page: Page, ...paths: string[]) {
  for (const path of paths) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The numbers of the sidebar.
    await page.waitForLoadState('networkidle')
    await ready(page)
    yield path
  }
}

async function* ordersList(page: Page) {
  yield* open(page, 'orders')
  await page
    .getByRole('combobox', { name: /^Status do pedido/ })
    .first()
    .click()
  await expect(openOptions(page)).toBeVisible()
  yield 'the statuses of an order'
}

async function* productForm(page: Page, product: Product) {
  yield* open(page, `products/edit/${await new ProductsApi(product).demoId()}`, 'products/add')
  await page.getByRole('button', { name: 'Salvar produto' }).first().press('Enter')
  await ready(page)
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()
  yield 'the form of a product with what is wrong with it'
  await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
  await expect(openOptions(page)).toContainText('Criar “zzz”')
  yield 'a category to be made'
}

export const JOURNEYS = { ordersList, productForm }
