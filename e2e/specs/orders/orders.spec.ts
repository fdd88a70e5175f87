import { OrdersPage } from '../../pages/orders-page'
import { choose } from '../../support/choose'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

test('the list of orders is read once and keeps its page, search and filter in the address', async ({ page }) => {
  const orders = new OrdersPage(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Saved views count with a filter, the sidebar reads the table itself.
    if (!/\/rest\/v1\/rpc\/.*order/.test(url.pathname) || /older_than/.test(url.search)) return
    asked.push(url.pathname)
    expect(request.headers().prefer ?? '').not.toContain('count')
  })
  await test.step('[ORD-01] shows title and cards', async () => {
    await orders.open()
    for (const card of ['Total', 'Pendentes', 'Processando', 'Entregues']) {
      await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
    }
    await expect(page.getByRole('definition').first()).toHaveText('420')
  })
  await test.step('[ORD-03] shows the columns, newest first, in Brazilian notation', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Número', 'Data', 'Status', 'Total', 'Ações'])
    await expect(orders.rows()).toHaveCount(20)
    const [first] = await orders.rows().allInnerTexts()
    expect(first).toMatch(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
    expect(first).toMatch(/R\$\s[\d.]+,\d{2}/)
    const dates = (await orders.rows().allInnerTexts()).map((row) => {
      const [, day, month, year, time] = /(\d{2})\/(\d{2})\/(\d{4}), (\d{2}:\d{2})/.exec(row) ?? []
      return `${year}-${month}-${day}T${time}`
    })
    expect(dates).toEqual([...dates].sort().reverse())
  })
  await test.step('[ORD-11] reads list and counts once, in the database', async () => {
    expect(asked.sort()).toEqual(['/rest/v1/rpc/list_orders', '/rest/v1/rpc/order_status_counts'])
  })
  await test.step('[NAV-05] keeps the page in the address', async () => {
    const firstPage = await orders.numbers()
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL('/admin/orders?pagina=2')
    await expect(orders.row(firstPage[0] ?? '')).toHaveCount(0)
    expect(new Set([...firstPage, ...(await orders.numbers())]).size).toBe(40)
  })
  await test.step('[ORD-02] keeps search and status in the address', async () => {
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

    const numbers = Array.from({ length: 1000 }, (_, index) => `LJ-2026-${String(index + 1).padStart(6, '0')}`)
    await orders.search.fill(numbers.join(', '))
    await expect(page.getByText('420 pedidos encontrados')).toBeVisible()
    await page.reload()
    await expect(orders.search).toHaveValue(/^LJ-2026-000001, .*LJ-2026-001000$/)
    await expect(page.getByText('Números: 1.000')).toBeVisible()
    await expect(page.getByText('420 pedidos encontrados')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page).toHaveURL('/admin/orders')
    await expect(orders.rows()).toHaveCount(20)
  })
})

test('[ORD-03] [NAV-05] sort and page size are restored from the address', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open()
  await page.getByRole('columnheader', { name: 'Total' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=maior-total')
  const totals = async () =>
    (await orders.rows().allInnerTexts()).map((row) =>
      Number(/R\$\s([\d.]+,\d{2})/.exec(row)?.[1]?.replaceAll('.', '').replace(',', '.')),
    )
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect
    .poll(async () => (await totals()).every((total, at, all) => at === 0 || total <= (all[at - 1] ?? 0)))
    .toBe(true)
  await page.getByRole('columnheader', { name: 'Total' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=menor-total')
  await expect
    .poll(async () => (await totals()).every((total, at, all) => at === 0 || total >= (all[at - 1] ?? 0)))
    .toBe(true)
  await page.getByRole('columnheader', { name: 'Data' }).click()
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'Data' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos')
  await expect(orders.rows().first()).toContainText('LJ-2026-000001')

  await page.getByRole('combobox', { name: 'Linhas por página' }).click()
  await choose(page, '100 / página')
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos&por-pagina=100')
  await expect(orders.rows()).toHaveCount(100)
  const last = Number(await page.getByRole('definition').first().textContent()) - 400
  await page.getByRole('listitem', { name: '5', exact: true }).click()
  await expect(orders.rows()).toHaveCount(last)
  await page.reload()
  await expect(orders.rows()).toHaveCount(last)
  await page.getByRole('link', { name: 'Usuários' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos&por-pagina=100&pagina=5')
  await expect(orders.rows()).toHaveCount(last)
})

test('[ORD-05] [ORD-06] a changed status is confirmed and stored', async ({ page }) => {
  const orders = new OrdersPage(page)
  await orders.open('?busca=000401')
  const number = 'LJ-2026-000401'
  for (const label of ['Processando', 'Enviado', 'Pendente']) {
    const answer = page.waitForResponse('**/rpc/set_order_status')
    await orders.setStatus(number, label)
    expect((await answer).ok()).toBe(true)
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    await expect(orders.row(number)).toContainText(label)
  }
  await page.reload()
  await expect(orders.row(number)).toContainText('Pendente')
})

test('[ORD-08] [ORD-10] an order is deleted after a confirmation with its number', async ({ page }) => {
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
