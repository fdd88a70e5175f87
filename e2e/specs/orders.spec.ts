import { OrdersPage } from '../pages/orders-page'
import { expect, expectToast, test } from '../support/test'

test.use({ account: 'admin' })

test('[ORD-01] [ORD-03] the list: title, exact cards, columns, newest first, pt-BR dates and money', async ({
  page,
}) => {
  const orders = new OrdersPage(page)
  await orders.open()
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Número', 'Data', 'Status', 'Total', 'Ações'])
  await expect(orders.rows()).toHaveCount(20)
  for (const card of ['Total', 'Pendentes', 'Processando', 'Entregues']) {
    await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
  }
  await expect(page.getByRole('definition').first()).toHaveText('420')
  const [first] = await orders.rows().allInnerTexts()
  expect(first).toMatch(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
  expect(first).toMatch(/R\$\s[\d.]+,\d{2}/)
  const dates = (await orders.rows().allInnerTexts()).map((row) => {
    const [, day, month, year, time] = /(\d{2})\/(\d{2})\/(\d{4}), (\d{2}:\d{2})/.exec(row) ?? []
    return `${year}-${month}-${day}T${time}`
  })
  expect(dates).toEqual([...dates].sort().reverse())
})

test('[ORD-02] [NAV-05] search, status and page live in the address; back restores them', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open()
  await page.keyboard.press('/')
  await expect(orders.search).toBeFocused()
  await orders.search.fill('00041')
  await expect(page).toHaveURL('/admin/orders?busca=00041')
  await expect(orders.rows()).toHaveCount(11)
  await orders.filterByStatus('Entregue')
  await expect(page).toHaveURL('/admin/orders?busca=00041&status=entregue')
  for (const number of await orders.numbers()) expect(number).toContain('00041')
  await page.goBack()
  await expect(orders.rows()).toHaveCount(11)
  await expect(orders.search).toHaveValue('00041')
  await page.reload()
  await expect(orders.search).toHaveValue('00041')
  await expect(orders.rows()).toHaveCount(11)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(orders.rows()).toHaveCount(20)
})

test('[ORD-11] pages join without repeating an order; a page after the last leads to the last', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)
  const first = await orders.numbers()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders?pagina=2')
  await expect(orders.row(first[0] ?? '')).toHaveCount(0)
  const second = await orders.numbers()
  expect(new Set([...first, ...second]).size).toBe(40)
  await orders.open('?pagina=999')
  await expect(page).toHaveURL('/admin/orders?pagina=21')
  await expect(orders.rows()).toHaveCount(20)
})

test('[ORD-02] [ORD-04] nothing found: says so, and what to try; what is typed is literal', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open('?busca=100%25_nada')
  for (const text of ['%', '_', 'LJ-2026_000417']) {
    await expect(page.getByText('Nenhum pedido encontrado')).toBeVisible()
    await expect(page.getByText('Tente ajustar os filtros de busca')).toBeVisible()
    await orders.search.fill('LJ-2026-000417')
    await expect(orders.rows()).toHaveCount(1)
    await orders.search.fill(text)
  }
  await expect(page.getByText('Nenhum pedido encontrado')).toBeVisible()
})

test('[ORD-05] [ORD-06] a status is changed, confirmed by a message, and still changed after a reload', async ({
  page,
}) => {
  const orders = new OrdersPage(page)
  await orders.open('?busca=000401')
  const number = 'LJ-2026-000401'
  for (const label of ['Processando', 'Enviado', 'Pendente']) {
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await orders.setStatus(number, label)
    expect((await answer).ok()).toBe(true)
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    await expect(orders.row(number)).toContainText(label)
  }
  await page.reload()
  await expect(orders.row(number)).toContainText('Pendente')
})

test('[ORD-08] [ORD-10] an order is deleted after a question that names it', async ({ page }) => {
  const orders = new OrdersPage(page)
  const number = 'LJ-2026-000404'
  await orders.open(`?busca=${number}`)
  await page.getByRole('button', { name: `Deletar pedido ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    `Tem certeza que deseja deletar permanentemente o pedido ${number}? Esta ação não pode ser desfeita.`,
  )
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(orders.row(number)).toBeVisible()
  await page.getByRole('button', { name: `Deletar pedido ${number}` }).click()
  await dialog.getByRole('button', { name: `Deletar pedido ${number}` }).click()
  await expectToast(page, 'Sucesso', `Pedido ${number} foi deletado permanentemente!`)
  await expect(page.getByText('Nenhum pedido encontrado')).toBeVisible()
})

test('[ORD-10] [ERR-01] a list that cannot be loaded says so, and loads when tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/500.*\/rest\/v1\/rpc\/list_orders/)
  await page.route('**/rest/v1/rpc/list_orders*', (route) =>
    route.fulfill({ status: 500, json: { message: 'unavailable' } }),
  )
  const orders = new OrdersPage(page)
  await orders.open()
  await expectToast(page, 'Erro', 'Não foi possível carregar os pedidos.')
  await page.unroute('**/rest/v1/rpc/list_orders*')
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(orders.rows()).toHaveCount(20)
})
