import type { Page } from '@playwright/test'
import { OrdersApi } from '../support/api/orders-api'
import { ProductsApi } from '../support/api/products-api'
import { openOptions } from '../support/choose'
import type { Product } from '../support/product'
import { expect } from '../support/test'

export type Journey = (page: Page, product: Product) => AsyncGenerator<string>

const ready = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
const press = async (page: Page, name: string | RegExp) => {
  // A dialog grows from the place of a click, if it opens soon after it.
  await page.getByRole('button', { name }).first().press('Enter')
  await ready(page)
}
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const unfold = async (page: Page, name: string | RegExp) => {
  await page.getByRole('combobox', { name }).first().click()
  await expect(openOptions(page)).toBeVisible()
}

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

async function* signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@loja.test')
  yield 'sign-in, the focus on a field'
  await page.getByLabel('Senha', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Entrar', exact: true }).hover()
  yield 'sign-in, filled, a button under the pointer'
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  yield 'sign-in refused'
}

async function* dashboard(page: Page) {
  yield* open(page, 'dashboard')
  await page.getByRole('slider', { name: /^Receita por dia/ }).focus()
  yield 'a day of the chart'
  if (isPhone(page)) await press(page, 'Abrir menu')
  else await page.keyboard.press('Control+b')
  await press(page, /^Conta/)
  await expect(page.getByRole('menuitem', { name: 'Tema: escuro' })).toBeVisible()
  yield 'the sidebar and the menu of the account'
  await page.keyboard.press('Escape')
  if (!isPhone(page)) {
    await page.getByRole('link', { name: 'Pedidos', exact: true }).first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    yield 'a tooltip'
    await page.keyboard.press('Control+b')
  }
  yield* open(page, 'nada')
}

async function* ordersList(page: Page) {
  yield* open(page, 'orders')
  await unfold(page, /^Status do pedido/)
  yield 'the statuses of an order'
}

async function* orders(page: Page, product: Product) {
  yield* open(page, 'orders?periodo=7-dias', 'orders?busca=nada100%25')
  yield* open(page, `orders/${await new OrdersApi(product).idOf('LJ-2026-000360')}`)
  yield* open(page, 'orders?de=2026-01-01')
  await press(page, /^Filtrar/)
  await page.getByLabel('De', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mês anterior' })).toBeVisible()
  yield 'the date picker'
}

async function* products(page: Page) {
  yield* open(page, 'products', 'products?pagina=3', 'products#importar')
  await closeDialog(page)
  await page
    .getByTitle(/^Editar o preço de/)
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Editar o preço de/ }).fill('x')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Digite um preço' })).toBeVisible()
  yield 'a price that means nothing'
  await page.keyboard.press('Escape')
  if (!isPhone(page)) {
    await page.getByRole('checkbox').nth(1).check()
    await press(page, 'Edição em Massa')
    yield 'bulk edit of a row that is ticked'
    await closeDialog(page)
  }
  await press(page, 'Produtos em destaque')
  await press(page, 'Adicionar destaque')
  yield 'products for the shop window'
}

async function* productForm(page: Page, product: Product) {
  yield* open(page, `products/edit/${await new ProductsApi(product).demoId()}`, 'products/add')
  await press(page, 'Salvar produto')
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused()
  yield 'the form of a product with what is wrong with it'
  await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
  await expect(openOptions(page)).toContainText('Criar “zzz”')
  yield 'a category to be made'
}

async function* settings(page: Page) {
  yield* open(page, ...['analytics', 'tracking', 'contact', 'general', 'seo'].map((tab) => `settings?aba=${tab}`))
  await page.getByRole('textbox', { name: 'Tag de verificação' }).fill('<img>')
  await page.keyboard.press('Tab')
  await page.getByRole('alert').first().waitFor()
  yield 'an error'
  await press(page, 'Descartar alterações')
  yield 'the question before changes are lost'
}

async function* lists(page: Page) {
  yield* open(page, 'users', 'feedbacks', 'notas-fiscais', 'tracking', 'tracking-logs', 'historico', 'categories')
}

async function* failure(page: Page) {
  await page.route(/\/rest\/v1\/(?!profiles\?select=role)/, (route) => route.fulfill({ status: 500, json: {} }))
  for (const path of ['dashboard', 'orders', 'settings']) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('button', { name: 'Tentar novamente' }).first().waitFor({ timeout: 40_000 })
    await ready(page)
    yield `${path} when the backend fails`
  }
}

async function* waiting(page: Page) {
  await page.route(/\/rest\/v1\/(?!profiles\?select=role)/, () => new Promise(() => undefined))
  for (const path of ['dashboard', 'orders', 'settings']) {
    await page.goto(`/admin/${path}`)
    await page.locator('[aria-busy="true"]').first().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    yield `${path}, waiting for the backend`
  }
}

export const JOURNEYS = {
  ...{ signIn, dashboard, ordersList, orders, products, productForm, settings, lists, failure, waiting },
} satisfies Record<string, Journey>
