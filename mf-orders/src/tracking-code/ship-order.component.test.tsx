import { api, closeNotices, notices } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answered,
  NUMBER,
  ORDER,
  openPanel,
  PREVIEW,
  preview,
  SET,
  SHIP,
  saved,
  shipment,
  stored,
} from './test-support'

const UNDO = 'rpc/undo_change'

test.each([
  ['is cancelled', stored({ status: 'cancelado' }), 'Este pedido está cancelado.', 'Enviar mesmo assim'],
  [
    'is sent with a code',
    stored({ status: 'enviado', tracking_code: 'X-1234', tracking_shipments: [shipment('X-1234', 'Loggi')] }),
    'Este pedido já foi enviado com o código X-1234 (Loggi).',
    'Salvar código',
  ],
])('[SHIP-04] an order that %s shows that before the save', async (_, order, text, action) => {
  const { panel, button } = await openPanel(order)
  await expect.element(panel.getByRole('alert')).toHaveTextContent(text)
  await expect.element(button(action)).toBeVisible()
})

test('[UNDO-02] the status can be undone where it was set, and the code stays', async () => {
  const { code, panel, button, opener } = await openPanel()
  await expect.element(code).toHaveFocus()
  api.answer(SHIP, answered({ change_id: 'change-1', stored_code: 'X-1234', stored_carrier: null }))
  await userEvent.keyboard('X-1234{Enter}')
  const undo = button('Desfazer')
  api.answer(UNDO, [
    { restored: 0, skipped: [{ id: ORDER, name: NUMBER, reason: 'changed', status: 'entregue' }], adjusted: [] },
  ])
  await undo.click()
  await expect.element(notices().filter({ hasText: 'Nada foi desfeito' })).toBeVisible()
  api.answer(UNDO, [{ restored: 1, skipped: [], adjusted: [] }])
  await undo.click()
  await expect
    .element(page.getByText('1 pedido voltou ao status anterior. O código X-1234 continua no pedido.'))
    .toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(await api.bodies(UNDO)).toEqual([{ change_id: 'change-1' }, { change_id: 'change-1' }])
})

test('[SHIP-04] a second parcel keeps the code of the first', async () => {
  const parcel = { status: 'enviado', tracking_code: 'X-1234', tracking_shipments: [shipment('X-1234', 'Loggi')] }
  const { code, panel } = await openPanel(stored(parcel))
  await expect.element(code).toHaveValue('X-1234')
  await panel.getByRole('checkbox', { name: 'É mais um volume: manter também X-1234' }).click()
  await expect.element(code).toHaveValue('')
  await code.fill('Y-5678')
  api.answer(SET, saved())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText(`Código do pedido ${NUMBER} salvo: Y-5678 (Loggi).`)).toBeVisible()
  expect(await api.bodies(SET)).toEqual([
    {
      ...{ order_id: ORDER, tracking_code: 'Y-5678', carrier: 'Loggi', another: true },
      ...{ seen_code: 'X-1234', seen_carrier: 'Loggi', unless_shared: true },
    },
  ])
})

test('[SHIP-04] [TRK-03] a code of the Correios takes the place of the carrier of the first parcel', async () => {
  const shipments = [shipment('X-1234', 'Expresso Ipê')]
  const { code, panel } = await openPanel(
    stored({ status: 'enviado', tracking_code: 'X-1234', tracking_shipments: shipments }),
  )
  const carrier = panel.getByRole('combobox', { name: 'Transportadora', exact: true })
  await panel.getByRole('checkbox', { name: 'É mais um volume: manter também X-1234' }).click()
  await code.fill('AA123456785BR')
  await expect.element(carrier).toHaveValue('Correios')
  await code.fill('Y-5678')
  await expect.element(carrier).toHaveValue('Expresso Ipê')
  await code.fill('AA123456785BR')
  api.answer(SET, saved())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText(`Código do pedido ${NUMBER} salvo: AA123456785BR (Correios).`)).toBeVisible()
})

const LABELLED = stored({
  tracking_code: 'PN276603873BR',
  tracking_shipments: [shipment('PN276603873BR', 'Correios')],
})

test.each(['as it opens', 'after a click'])('[SHIP-02] a scan replaces the stored code %s', async (when) => {
  const { code, panel } = await openPanel(LABELLED)
  await expect.element(code).toHaveFocus()
  if (when === 'after a click') {
    await panel.getByRole('combobox', { name: 'Transportadora', exact: true }).click()
    await code.click()
  }
  api.answer(SHIP, answered())
  await userEvent.keyboard('AA123456785BR{Enter}')
  await expect.element(panel.getByText(/enviado com o código AA123456785BR \(Correios\)/)).toBeVisible()
})

test('[SHIP-02] a scan that looks like two codes is sent on the second Enter', async () => {
  const scanned = 'PN276603873BRAA123456785BR'
  const { code, panel, button } = await openPanel(LABELLED)
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard(`${scanned}{Enter}`)
  const asked = panel.getByRole('status').filter({ hasText: 'aperte Enter de novo' })
  await expect.element(asked).toHaveTextContent('Parecem dois códigos')
  await expect.element(button('Enviar mesmo assim')).toBeVisible()
  await userEvent.keyboard(`${scanned}{Enter}`)
  await expect.element(code).toHaveValue(scanned)
  await expect.element(asked).toBeVisible()
  expect(api.count(SHIP)).toBe(0)
  api.answer(SHIP, answered({ stored_code: scanned }))
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText(`enviado com o código ${scanned}`)).toBeVisible()
})

test('[SHIP-02] a scanner that presses Enter twice overrides nothing, and one question has all doubts', async () => {
  const { code, panel } = await openPanel(LABELLED)
  await expect.element(code).toHaveFocus()
  const answer = api.hold(PREVIEW, [preview('LJ-2026-000007')])
  await userEvent.keyboard('AA123456789BR{Enter}{Enter}')
  await expect.element(panel.getByText(/O dígito verificador não confere.*Nada foi salvo\.$/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  answer()
  await expect
    .element(panel.getByText(/O dígito .* O pedido LJ-2026-000007 já tem este código\. .*aperte Enter de novo/))
    .toBeVisible()
  expect(api.count(SHIP)).toBe(0)
  expect(await api.bodies(PREVIEW)).toEqual([{ lines: [{ order: NUMBER, code: 'AA123456789BR' }] }])
  api.answer(SHIP, answered({ stored_code: 'AA123456789BR' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('enviado com o código AA123456789BR')).toBeVisible()
  expect(await api.bodies(SHIP)).not.toEqual([expect.objectContaining({ unless_shared: true })])
})

test('[SHIP-02] a code of another order is shown before it is sent', async () => {
  const { code, panel } = await openPanel()
  await code.fill('X-1234')
  api.answer(SHIP, answered({ result: 'shared', also_on: 'LJ-2026-000007' }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(panel.getByText(/O pedido LJ-2026-000007 já tem este código\. Nada foi salvo\. .*aperte Enter de novo/))
    .toBeVisible()
  api.answer(SHIP, answered())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText(/enviado com o código X-1234/)).toBeVisible()
  const sent = { order_id: ORDER, tracking_code: 'X-1234', seen_status: 'processando' }
  expect(await api.bodies(SHIP)).toEqual([{ ...sent, unless_shared: true }, sent])
})

test('[SHIP-01] a status or code of another session is shown, and the next save replaces it', async () => {
  const { code, panel, button } = await openPanel()
  await code.fill('MEU-0001')
  api.answer(SHIP, answered({ result: 'conflict', order_status: 'cancelado', stored_code: null, stored_carrier: null }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('O pedido já foi alterado para Cancelado em outra sessão. Nada foi salvo.')
  api.answer(SHIP, answered({ result: 'conflict', order_status: 'cancelado', stored_code: 'DELA-001' }))
  await button('Enviar mesmo assim').click()
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Outra pessoa já salvou DELA-001 (Correios)')
  api.answer(SHIP, answered())
  await button('Enviar mesmo assim').click()
  await expect.element(panel.getByText(`Pedido ${NUMBER} enviado com o código MEU-0001.`)).toBeVisible()
  expect((await api.bodies(SHIP)).map((body) => Object.values(body as object).join(' '))).toEqual([
    `${ORDER} MEU-0001 processando true`,
    `${ORDER} MEU-0001 cancelado true`,
    `${ORDER} MEU-0001 cancelado DELA-001 Correios true`,
  ])
})

test('[SHIP-02] [ERR-01] a typed code stays after a failure, and the retry stores it once', async () => {
  const { code, panel, button } = await openPanel()
  await code.fill('X-1234')
  const faults: [fail: () => void, reason: string][] = [
    [
      () => api.breakOff(SHIP),
      'sem resposta do servidor. Verifique sua conexão. Não sabemos se a alteração foi gravada',
    ],
    [() => api.answer(SHIP, answered({ result: 'gone' })), 'o pedido não existe mais'],
  ]
  for (const [tries, [fail, reason]] of faults.entries()) {
    fail()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.count(SHIP)).toBe(tries + 1)
    await expect.element(notices().filter({ hasText: `Erro ao enviar o pedido: ${reason}` })).toBeVisible()
    await expect.element(button('Enviar pedido')).not.toHaveClass(/loading/)
    await expect.element(code).toHaveValue('X-1234')
    await closeNotices()
    await code.click()
  }
  const answer = api.hold(SHIP, answered())
  const form = code.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  answer()
  await expect.element(panel.getByText(/enviado com o código X-1234/)).toBeVisible()
  expect(api.count(SHIP)).toBe(faults.length + 1)
})

test('[SHIP-02] a code that cannot be stored is not sent', async () => {
  const { panel, button, code } = await openPanel()
  await button('Enviar pedido').click()
  await expect.element(panel.getByRole('alert').filter({ hasText: 'Informe o código.' })).toBeVisible()
  await code.fill('código 1')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('alert').filter({ hasText: 'Isto não é um código' })).toBeVisible()
  await code.fill('AA123456789BR')
  await expect.element(button('Enviar mesmo assim')).toBeVisible()
  expect(api.count(SHIP)).toBe(0)
})
