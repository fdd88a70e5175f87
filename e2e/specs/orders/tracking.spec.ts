import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { TrackingPage } from '../../pages/tracking-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { choose } from '../../support/choose'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

test('a list of codes leads to a delivered order', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const [first = ''] = await api.insert([
    { order_number: 'RAST-2026-900001', status: 'processando' },
    { order_number: 'RAST-2026-900002', status: 'processando' },
  ])
  const tracking = new TrackingPage(page)
  const { dialog } = tracking
  await test.step('[TRK-03] shows a doubt about a code before it is applied', async () => {
    await tracking.open()
    await tracking.checkList('pedido;código\nRAST-2026-900001;pn 900 004 130 br\n900002;PN123456789BR\n7777777;X-1234')
    await expect(dialog.getByRole('row')).toContainText([/Linha/, /Pronto para aplicar/, /seria 5/, /não encontrado/])
    await expectAccessible(page, 'a list of codes', { within: DIALOG, state: dialog.getByRole('table') })
  })
  await test.step('[TRK-04] applies the valid codes together', async () => {
    await dialog.getByRole('checkbox', { name: /^Marcar como Enviado/ }).check()
    await dialog.getByRole('button', { name: 'Aplicar 1 código' }).click()
    await expect(dialog.getByRole('status')).toHaveText('1 código aplicado, 1 pedido marcado como Enviado')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  })
  await test.step('[TRK-01] finds the shipment by its code', async () => {
    await tracking.search.fill('PN 900 004 130 BR')
    await expect(tracking.rows()).toHaveCount(1)
    await expectAccessible(page, 'shipments', { isOtherOnPhone: true })
  })
  await test.step('[TRK-02] adds an event and offers the next status', async () => {
    await tracking.openFirstShipment()
    await dialog.getByRole('button', { name: 'Adicionar evento' }).click()
    const place = dialog.getByRole('textbox', { name: 'Local' })
    await place.fill('Natal/RN')
    await expectAccessible(page, 'a shipment, with an event to be typed', { within: DIALOG, state: place })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await choose(page, 'Entregue')
    await dialog.getByRole('button', { name: 'Salvar evento' }).click()
    await dialog.getByRole('button', { name: 'Marcar como Entregue' }).click()
    await expect.poll(() => api.statusOf('RAST-2026-900001')).toBe('entregue')
    expect(await api.statusOf('RAST-2026-900002')).toBe('processando')

    await dialog.getByRole('link', { name: 'RAST-2026-900001' }).click()
    const order = new OrderDetailsDialog(page)
    await expect(order.value('Entrega', 'Código de rastreamento')).toContainText('PN900004130BR (Correios)')
    await expect(page).toHaveURL(new RegExp(first))
    await order.dialog.getByRole('button', { name: 'Alterar código' }).click()
    await expectAccessible(page, 'a code to be typed', {
      within: DIALOG,
      state: dialog.getByRole('textbox', { name: 'Código de rastreamento' }),
    })
    await api.clean('RAST-')
  })
})
