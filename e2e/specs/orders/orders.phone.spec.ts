import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersApi } from '../../support/api/orders-api'
import { tapOption } from '../../support/choose'
import { sidewaysOverflow } from '../../support/sideways-overflow'
import { expect, expectToast, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })
test.afterEach(({ product }) => new OrdersApi(product).clean('TEL-'))

test('orders are changed and read on a phone', async ({ page, product }) => {
  await new OrdersApi(product).insert(
    ['TEL-1', 'TEL-2', 'TEL-3'].map((order_number, total) => ({
      order_number,
      total,
      status: 'pendente',
      created_at: '2001-01-01T12:00:00Z',
    })),
  )
  const list = '/admin/orders?busca=TEL-&ordem=menor-total'
  const cards = page.getByRole('list', { name: 'Gerenciar Pedidos' }).getByRole('listitem')
  await test.step('[ORD-05] cards are sorted by a select', async () => {
    await page.goto('/admin/orders?busca=TEL-')
    await expect(cards).toHaveCount(3)
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filtrar' }).tap()
    await page.getByRole('combobox', { name: 'Ordenar por' }).tap()
    await tapOption(page, 'Menor total primeiro')
    await expect(page).toHaveURL(list)
    await expect(cards.first()).toContainText('TEL-1')
  })
  await test.step('[ORD-11] the menu of the list has the export', async () => {
    await page.getByRole('button', { name: 'Mais opções da lista' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Exportar Excel (.xlsx)' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('[ORD-05] a status is changed on a card', async () => {
    await page.getByRole('combobox', { name: 'Status do pedido TEL-3' }).tap()
    await tapOption(page, 'Processando')
    await expectToast(page, 'Sucesso', 'Status do pedido atualizado com sucesso!')
    await expect(cards.last()).toContainText('Processando')
  })
  await test.step('[ORD-05] cards are selected and changed together', async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    // The bar of the bulk actions would cover the last card.
    await page.getByRole('button', { name: 'Filtrar' }).tap()
    await page.getByRole('button', { name: 'Mais opções da lista' }).tap()
    await page.getByRole('menuitem', { name: 'Selecionar' }).tap()
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).tap()
    await cards.last().getByText('R$ 2,00').tap()
    await cards.last().getByRole('button', { name: 'Ver Detalhes do pedido TEL-3' }).tap()
    await cards.first().getByText('R$ 0,00').tap()
    await expect(page.getByText('2 pedidos selecionados')).toBeVisible()
    await page.getByRole('combobox', { name: 'Alterar status para…' }).tap()
    await tapOption(page, 'Entregue')
    await expectToast(page, 'Sucesso', 'Status de 2 pedidos alterado para Entregue.')
    await expect(cards.filter({ hasText: 'Entregue' })).toHaveCount(2)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
  await test.step('[ORD-07] the details fill the screen, and back closes them', async () => {
    await page.getByRole('button', { name: 'Ver Detalhes do pedido TEL-1' }).tap()
    const details = new OrderDetailsDialog(page)
    await expect(details.value('Datas', 'Data do pedido')).toBeVisible()
    await expect.poll(async () => details.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    const foot = ['Fechar', 'Mais ações'].map((name) => details.dialog.getByRole('button', { name }).last())
    const boxes = await Promise.all(foot.map((button) => button.boundingBox()))
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(36)
    expect(Math.max(...boxes.map((box) => box?.y ?? 0))).toBeLessThan((boxes[0]?.y ?? 0) + 36)
    await foot[1]?.tap()
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(details.dialog).toBeHidden()
    await expect(page).toHaveURL(list)
  })
})

test('[ORD-16] the arrows of an order are not under its ×', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const [id = ''] = await api.insert([{ order_number: 'SETA-26-000001', status: 'pendente' }])
  const details = new OrderDetailsDialog(page)
  await details.open(id)
  const boxOf = (name: string) => details.dialog.getByRole('button', { name }).first().boundingBox()
  // The number, the status and the arrows are one line in the widest one.
  for (const width of [390, 320, 640]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(async () => {
        const [cross, arrow] = await Promise.all([boxOf('Fechar'), boxOf('Próximo pedido')])
        return cross && arrow && Math.max(arrow.y - cross.y - cross.height, cross.x - arrow.x - arrow.width)
      })
      .toBeGreaterThanOrEqual(0)
  }
  await api.clean('SETA-')
})
