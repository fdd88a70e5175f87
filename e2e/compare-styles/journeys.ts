import type { Page } from '@playwright/test'
import { DashboardPage } from '../pages/dashboard-page'
import { OrdersPage } from '../pages/orders-page'
import { SettingsPage } from '../pages/settings-page'
import { UsersPage } from '../pages/users-page'
import { OrdersApi } from '../support/api/orders-api'
import type { Product } from '../support/product'
import { expect } from '../support/test'
import { productForm, productImport, products } from './catalogue-journeys'
import { dialog, options, ready } from './on-page'

export type Journey = (page: Page, product: Product) => AsyncGenerator<string>

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

async function* signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('E-mail').waitFor()
  yield 'sign-in'
  await page.getByLabel('E-mail').focus()
  yield 'sign-in, the focus on a field'
  await page.getByLabel('E-mail').fill('nobody@loja.test')
  await page.getByLabel('Senha', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Entrar', exact: true }).hover()
  yield 'sign-in, filled, a button under the pointer'
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  yield 'sign-in refused'
}

async function* dashboard(page: Page) {
  const { chart } = await openDashboard(page)
  yield 'dashboard'
  await chart.focus()
  yield 'dashboard, a day of the chart'
  await page.getByRole('button', { name: 'Atualizar Dados' }).hover()
  yield 'dashboard, a button under the pointer'
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    yield 'the menu of a phone'
  } else {
    await page.keyboard.press('Control+b')
    await page.getByRole('button', { name: /^Conta/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Tema: escuro' })).toBeVisible()
    yield 'the collapsed sidebar and the menu of the account'
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    yield 'a tooltip of the collapsed sidebar'
    await page.keyboard.press('Control+b')
  }
  await page.goto('/admin/nada')
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor()
  yield 'an unknown address'
}

async function openDashboard(page: Page) {
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await ready(page)
  return dashboard
}

async function* ordersList(page: Page) {
  const status = await openOrders(page)
  yield 'orders'
  await status.click()
  await options(page)
  yield 'orders, the statuses of one'
}

async function openOrders(page: Page) {
  await new OrdersPage(page).open()
  const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
  await status.waitFor()
  await ready(page)
  return status
}

async function* orders(page: Page, product: Product) {
  const orders = new OrdersPage(page)
  await openOrders(page)
  await orders.openFilters()
  await orders.statusFilter.click()
  await options(page)
  yield 'orders, the options of a filter'
  await page.keyboard.press('Escape')
  await orders.filterByPeriod('Escolher período')
  await page.getByLabel('De', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mês anterior' })).toBeVisible()
  yield 'orders, the date picker'
  await page.keyboard.press('Escape')
  await orders.tickFirst()
  yield 'orders, one ticked, the fields of a period'
  await orders.askToDeleteFirst()
  yield 'orders, the question before a deletion'
  await orders.open('?busca=nada100%25')
  await expect(page.getByText('Nenhum pedido encontrado').first()).toBeVisible()
  await ready(page)
  yield 'no orders'
  await page.goto(`/admin/orders/${await new OrdersApi(product).idOf('LJ-2026-000360')}`)
  await dialog(page)
    .getByRole('heading', { name: /^Itens/ })
    .waitFor()
  await ready(page)
  yield 'details of an order'
}

async function* themes(page: Page) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
  const status = await openOrders(page)
  await status.click()
  await options(page)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', dark ? 'dark' : 'light')
  yield 'orders after a change of the theme'
  await new OrdersPage(page).open('?busca=nada100%25')
  await expect(page.getByText('Nenhum pedido encontrado').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', dark ? 'light' : 'dark')
  yield 'no orders after a change of the theme'
}

async function* failure(page: Page) {
  await page.route(/\/rest\/v1\/(?!profiles\?select=role)/, (route) => route.fulfill({ status: 500, json: {} }))
  for (const path of ['dashboard', 'orders', 'products', 'users', 'settings']) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('button', { name: 'Tentar novamente' }).first().waitFor({ timeout: 40_000 })
    await ready(page)
    yield `${path} when the backend fails`
  }
  await page.unrouteAll()
}

async function* waiting(page: Page) {
  await page.route(/\/rest\/v1\/(?!profiles\?select=role)/, () => new Promise(() => undefined))
  for (const path of ['dashboard', 'orders', 'products', 'users', 'settings']) {
    await page.goto(`/admin/${path}`)
    await page.locator('[aria-busy="true"]').first().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    yield `${path}, waiting for the backend`
  }
  await page.unrouteAll()
}

async function* users(page: Page) {
  const users = new UsersPage(page)
  await users.open()
  await page
    .getByText(/^\(\d\d\) \d/)
    .first()
    .waitFor()
  await ready(page)
  yield 'users'
  await users.openFilters()
  await users.roleFilter.click()
  await options(page)
  yield 'users, the options of a filter'
  await users.open('?busca=nada100%25')
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  yield 'no users'
}

async function* settings(page: Page) {
  const settings = new SettingsPage(page)
  for (const tab of ['analytics', 'tracking', 'contact', 'general', 'notifications', 'seo']) {
    await settings.open(tab)
    await ready(page)
    yield `settings, ${tab}`
  }
  await settings.tag.fill('<img>')
  await settings.tag.blur()
  await page.getByRole('alert').first().waitFor()
  yield 'settings, an error'
  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
  yield 'settings, the question before changes are lost'
}

export const JOURNEYS = {
  signIn,
  dashboard,
  ordersList,
  orders,
  products,
  productImport,
  productForm,
  users,
  settings,
  themes,
  failure,
  waiting,
} satisfies Record<string, Journey>
