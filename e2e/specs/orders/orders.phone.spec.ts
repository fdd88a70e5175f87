import { OrdersApi } from '../../support/api/orders-api'
import { choose, tapOption } from '../../support/choose'
import { expect, expectToast, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

test('[NAV-03] below 768 px the menu is a drawer of 18rem that closes on navigation and with Escape', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
  await menu.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('[ORD-05] a status is changed on a card', async ({ page, product }) => {
  const api = new OrdersApi(product)
  await api.insert([{ order_number: 'TEL-9', total: 9, status: 'pendente', created_at: '2001-01-01T12:00:00Z' }])
  await page.goto('/admin/orders?busca=TEL-9')
  await expect(page.getByRole('table')).toHaveCount(0)
  const card = page.getByRole('list', { name: 'Gerenciar Pedidos' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await card.getByRole('combobox', { name: 'Status do pedido TEL-9' }).click()
  await choose(page, 'Processando')
  await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
  await expect(card).toContainText('Processando')
  await api.clean('TEL-')
})

test('[ORD-05] cards are selected and changed together, and sorted by a select', async ({ page, product }) => {
  const api = new OrdersApi(product)
  await api.insert(
    ['TEL-1', 'TEL-2', 'TEL-3'].map((order_number, total) => ({
      order_number,
      total,
      status: 'pendente',
      created_at: '2001-01-01T12:00:00Z',
    })),
  )
  await page.goto('/admin/orders?busca=TEL-')
  const cards = page.getByRole('list', { name: 'Gerenciar Pedidos' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Ordenar por' }).tap()
  await tapOption(page, 'Menor total primeiro')
  await expect(page).toHaveURL('/admin/orders?busca=TEL-&ordem=menor-total')
  await expect(cards.first()).toContainText('TEL-1')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).tap()
  await page.getByRole('checkbox', { name: 'Selecionar pedido TEL-3' }).tap()
  await expect(page.getByText('2 pedidos selecionados')).toBeVisible()
  await page.getByRole('combobox', { name: 'Alterar status para…' }).tap()
  await tapOption(page, 'Entregue')
  await page.getByRole('button', { name: 'Alterar 2 pedidos' }).tap()
  await expectToast(page, 'Sucesso', 'Status de 2 pedidos alterado para Entregue.')
  await expect(cards.filter({ hasText: 'Entregue' })).toHaveCount(2)
  await api.clean('TEL-')
})
