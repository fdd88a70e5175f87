import { api } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NUMBER, ORDER, openPanel, SET, SHIP, saved, shipment, stored } from './test-support'

const LABELLED = stored({ tracking_code: 'X-1234', tracking_shipments: [shipment('X-1234', 'Loggi')] })
const SEEN = { seen_code: 'X-1234', seen_carrier: 'Loggi' }

test('[TRK-03] a code is stored without a change of the status, and the panel has the message', async () => {
  const { code, panel, button, whatsApp } = await openPanel(stored(), false)
  await code.fill('aa 123 4')
  await expect.element(panel.getByText(/^Parece um código dos Correios/)).toBeVisible()
  await code.fill('PN123456785BR')
  await expect.element(panel.getByText('Código dos Correios: PAC.')).toBeVisible()
  await code.fill('aa 123 456 789 br')
  await expect
    .element(panel.getByText(/O dígito verificador não confere: pelo número, o último dígito seria 5\./))
    .toBeVisible()
  api.answer(SET, saved())
  await button('Salvar mesmo assim').click()
  await expect.element(panel.getByText(`Código do pedido ${NUMBER} salvo: AA123456789BR (Correios).`)).toBeVisible()
  expect(await api.bodies(SET)).toEqual([
    { order_id: ORDER, tracking_code: 'AA123456789BR', carrier: 'Correios', unless_shared: true },
  ])
  expect(api.count(SHIP)).toBe(0)
  await expect.element(whatsApp).toHaveFocus()
})

test.each([
  ['another one', 'Y-5678{Enter}', 's1', { tracking_code: 'X-1234', carrier: 'Loggi', shipment_id: 's1' }],
  ['none', null, null, { tracking_code: 'X-1234', carrier: 'Loggi', another: true }],
])('[UNDO-02] a code that was replaced by %s comes back', async (_, typed, shipmentId, undone) => {
  const { code, panel, button, opener } = await openPanel(LABELLED, false)
  await expect.element(code).toHaveFocus()
  api.answer(SET, saved({ stored_shipment_id: shipmentId }))
  if (typed) await userEvent.keyboard(typed)
  else await button('Excluir código').click()
  await button('Desfazer').click()
  await expect.element(page.getByText('O código X-1234 voltou.')).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  const now = typed ? { seen_code: 'Y-5678', seen_carrier: 'Loggi' } : {}
  expect((await api.bodies(SET))[1]).toEqual({ order_id: ORDER, ...undone, ...now })
})

test('[TRK-03] a conflict shows the stored code, and the next save replaces it', async () => {
  const { code, panel, button } = await openPanel(LABELLED, false)
  await code.fill('MEU-0001')
  api.answer(SET, saved({ result: 'conflict', stored_code: 'DELA-001', stored_carrier: 'Loggi' }))
  await button('Salvar código').click()
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('Outra pessoa já salvou DELA-001 (Loggi) neste pedido.')
  api.answer(SET, saved())
  await button('Salvar mesmo assim').click()
  await expect.element(panel.getByText(/salvo: MEU-0001/)).toBeVisible()
  const sent = { order_id: ORDER, tracking_code: 'MEU-0001', carrier: 'Loggi', unless_shared: true }
  expect(await api.bodies(SET)).toEqual([
    { ...sent, ...SEEN },
    { ...sent, seen_code: 'DELA-001', seen_carrier: 'Loggi' },
  ])
})

test('[TRK-03] asks before the page is left with an unsaved code', async () => {
  const { code, router } = await openPanel(stored(), false)
  await code.fill('AA123')
  void router.navigate('/admin/tracking')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(code).toHaveValue('AA123')
  expect(router.state.location.pathname).toBe('/admin/orders')
})
