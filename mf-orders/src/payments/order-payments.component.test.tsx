import { api, choose, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrdersRoutes } from '../OrdersRoutes'
import { holdOrders, order, orderDetails } from '../orders/test-support'

const ROW = {
  ...{ id: 'p1', method: 'pix', amount: 30, state: 'pago', happened_at: '2025-11-02T12:00:00+00:00' },
  ...{ source: 'manual', reference: 'E77', version: 3, created_at: '2026-11-02T12:00:00+00:00' },
}

async function openPage(payments: object[], values: object = {}) {
  holdOrders([])
  api.answer('rest/v1/orders', [{ ...orderDetails(order(1)), total: 100, payments, ...values }])
  const { unmount } = await renderPage(<OrdersRoutes />, {
    at: `/admin/orders/${order(1).id}`,
    path: '/admin/orders/*',
  })
  const section = page.getByRole('region', { name: 'Pagamentos' })
  await expect.element(section).toBeVisible()
  return { section, unmount }
}

const open = async (...order: Parameters<typeof openPage>) => (await openPage(...order)).section

test('[PAY-03] the dialog marks the shown order as paid, and the focus stays in its section', async () => {
  const section = await open([ROW], { paid_state: 'parcial', version: 4 })
  await expect.element(section).toHaveTextContent(/Pago em parte · faltam R\$\s70,00/)
  api.answer('rpc/mark_orders_paid', [{ matched: 1, changed: 1, failures: [], change_id: 'c1' }])
  api.answer('rest/v1/orders', [
    { ...orderDetails(order(1)), total: 100, payments: [{ ...ROW, amount: 100 }], paid_state: 'pago' },
  ])
  await section.getByRole('button', { name: 'Marcar como pago' }).click()
  await expect.element(page.getByText('Pedido LJ-2026-000001 marcado como pago.')).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'Marcar como pago' })).not.toBeInTheDocument()
  await expect.element(section).toHaveFocus()
  expect(await api.bodies('rpc/mark_orders_paid')).toMatchObject([
    { selection: { ids: [order(1).id] }, seen: { [order(1).id]: 4 } },
  ])
})

test('[PAY-02] [PAY-07] a refunded order is not asked to be paid again', async () => {
  api.settings({ pix_key: 'a@b.co', pix_name: 'Loja', pix_city: 'Santos', message_pendente: 'Olá!\nPague: {pix}' })
  const section = await open([{ ...ROW, state: 'estornado', amount: 100 }], { paid_state: 'estornado' })
  await expect.element(page.getByText(/^Olá!/)).toBeVisible()
  await expect.element(page.getByText(/br\.gov\.bcb\.pix/)).not.toBeInTheDocument()
  await expect.element(section.getByRole('paragraph')).toHaveTextContent(/^Estornado$/)
  for (const name of ['Marcar como pago', 'Cobrar por Pix'])
    await expect.element(section.getByRole('button', { name })).not.toBeInTheDocument()
})

test('[PAY-04] a change sends the shown version of a payment, and a retry after a lost answer is the same request', async () => {
  const section = await open([ROW], { paid_state: 'parcial' })
  await section.getByRole('button', { name: /^Alterar pagamento: PIX, R\$\s30,00$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pagamento do pedido LJ-2026-000001' })
  await expect.element(dialog.getByRole('textbox', { name: 'Valor (R$)' })).toHaveFocus()
  await dialog.getByRole('textbox', { name: 'Valor (R$)' }).fill('1,234')
  const save = dialog.getByRole('button', { name: 'Salvar pagamento' })
  await save.click()
  await expect.element(dialog).toHaveTextContent('Informe um valor como 129,90.')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Valor (R$)' })).toHaveValue('1,234')
  await dialog.getByRole('textbox', { name: 'Valor (R$)' }).fill('25,50')
  await dialog.getByRole('combobox', { name: 'Situação' }).click()
  await choose('Estornado')
  const moment = dialog.getByRole('textbox', { name: 'Data e hora' })
  const shown = (moment.element() as HTMLInputElement).value
  await moment.fill('01/01/2099 10:00')
  await save.click()
  await expect.element(dialog).toHaveTextContent('Esta data ainda não chegou.')
  await moment.fill(shown)
  api.breakOff('rpc/save_payment')
  await save.click()
  await expect.element(page.getByText(/Não sabemos se a alteração foi gravada/)).toBeVisible()
  api.answer('rpc/save_payment', [{ id: 'p1', change_id: 'c1' }])
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [first, second] = await api.bodies('rpc/save_payment')
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    ...{ order_id: order(1).id, payment_id: 'p1', seen: 3 },
    payment: { method: 'pix', amount: 25.5, state: 'estornado', happened_at: ROW.happened_at, reference: 'E77' },
  })
})

test('[PAY-04] a payment that another session added meanwhile is not added again', async () => {
  const section = await open([ROW], { paid_state: 'parcial' })
  await section.getByRole('button', { name: 'Adicionar pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo pagamento do pedido LJ-2026-000001' })
  api.answer('rpc/save_payment', () =>
    Response.json({ code: 'P0001', message: 'changed', details: 'payment_changed' }, { status: 400 }),
  )
  await dialog.getByRole('button', { name: 'Salvar pagamento' }).click()
  await expect
    .element(
      page.getByText('Os pagamentos do pedido mudaram em outra sessão e nada foi salvo. Feche e confira o pedido.'),
    )
    .toBeVisible()
  await expect.element(dialog).toBeVisible()
  expect(await api.bodies('rpc/save_payment')).toMatchObject([{ seen: 3, payment: { amount: 70 } }])
})

test('[PAY-04] a payment of nothing is refused', async () => {
  const section = await open([{ ...ROW, amount: 100 }], { paid_state: 'pago' })
  await section.getByRole('button', { name: 'Adicionar pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo pagamento do pedido LJ-2026-000001' })
  await expect.element(dialog.getByRole('textbox', { name: 'Valor (R$)' })).toHaveValue('0,00')
  await dialog.getByRole('button', { name: 'Salvar pagamento' }).click()
  await expect.element(dialog).toHaveTextContent('Informe um valor como 129,90.')
  expect(await api.bodies('rpc/save_payment')).toEqual([])
})

test('[PAY-07] an unpaid order shows a Pix code for the open amount, as do its message and its slip', async () => {
  api.settings({ pix_key: 'a@b.co', pix_name: 'Loja', pix_city: 'Santos', message_pendente: 'Pague: {pix}' })
  const section = await open([ROW], { paid_state: 'parcial' })
  const code =
    /00020126280014br\.gov\.bcb\.pix0106a@b\.co520400005303986540570\.005802BR5904Loja6006Santos62160512LJ20260000016304[0-9A-F]{4}/
  await expect.element(page.getByText(new RegExp(`^Pague: ${code.source}`))).toBeVisible()
  const slip = page.getByRole('article', { includeHidden: true })
  await expect.element(slip).toHaveTextContent(new RegExp(`A pagar por Pix: R\\$\\s70,00${code.source}`))
  await section.getByRole('button', { name: 'Cobrar por Pix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pix do pedido LJ-2026-000001' })
  await expect.element(dialog.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  await expect.element(dialog).toHaveTextContent(code)
})

test('[PAY-02] an order shows the sum of its open payments if it differs from the due amount', async () => {
  const section = await open([{ ...ROW, amount: 90, state: null }], { paid_state: 'desconhecido' })
  await expect
    .element(section.getByRole('paragraph'))
    .toHaveTextContent(/faltam R\$\s100,00 · os pagamentos em aberto somam R\$\s90,00$/)
})

test('[AUTH-04] [PAY-04] a payment that was typed, and may be stored, is restored with its request after the session ended', async () => {
  const openNew = async () => {
    const { section, unmount } = await openPage([ROW], { paid_state: 'parcial' })
    await section.getByRole('button', { name: 'Adicionar pagamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo pagamento do pedido LJ-2026-000001' })
    return { section, unmount, dialog, reference: dialog.getByRole('textbox', { name: /^Referência/ }) }
  }
  const first = await openNew()
  await first.reference.fill('NSU 12')
  api.breakOff('rpc/save_payment')
  const press = (dialog: typeof first.dialog) => dialog.getByRole('button', { name: 'Salvar pagamento' }).click()
  await press(first.dialog)
  await expect.element(page.getByText(/Não sabemos se a alteração foi gravada/)).toBeVisible()
  await first.unmount()
  const second = await openNew()
  await expect.element(second.dialog).toHaveTextContent('Recuperamos alterações')
  await expect.element(second.reference).toHaveValue('NSU 12')
  api.answer('rpc/save_payment', [{ id: 'p2', change_id: 'c1' }])
  await press(second.dialog)
  await expect.element(second.dialog).not.toBeInTheDocument()
  const [sent, again] = await api.bodies('rpc/save_payment')
  expect(again).toEqual(sent)
  await second.section.getByRole('button', { name: 'Adicionar pagamento' }).click()
  await expect.element(second.reference).toHaveValue('')
})
