import { api, renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EventForm } from '../shipments/shipment/EventForm'
import { CodeEntry } from './CodeEntry'

const SET = 'rpc/set_tracking_code'
const ORDER_ID = '11111111-1111-4111-8111-111111111111'
const saved = (change: object = {}) => [
  { result: 'saved', stored_shipment_id: 's1', stored_code: 'X-1234', stored_carrier: null, also_on: null, ...change },
]
const alert = () => page.getByRole('alert').filter({ hasText: 'Erro' })

function Entry() {
  const [open, setOpen] = useState(true)
  const stored = { code: null, carrier: null }
  return open && <CodeEntry orderId={ORDER_ID} number="LJ-2026-000417" stored={stored} onClose={() => setOpen(false)} />
}

const openEntry = () => renderPage(<Entry />, { at: '/admin/orders' })

test.each([
  [
    'a code',
    'Código de rastreamento',
    <CodeEntry key="x" orderId="o1" number="LJ-1" stored={{ code: null, carrier: null }} onClose={vi.fn()} />,
  ],
  ['an event', 'Descrição', <EventForm key="x" shipmentId="s1" state="postado" onClose={vi.fn()} />],
])('[TRK-03] asks before leaving with an unsaved %s', async (_, label, form) => {
  const { router, ...view } = await renderPage(
    <>
      <Link to="/admin/orders">Sair daqui</Link>
      {form}
    </>,
    { at: '/admin/tracking' },
  )
  const field = view.getByRole('textbox', { name: label })
  await field.fill('AA123')
  await view.getByRole('link', { name: 'Sair daqui' }).click()
  await view.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(field).toHaveValue('AA123')
  expect(router.state.location.pathname).toBe('/admin/tracking')
})

test('[TRK-03] a wrong check digit can be overridden', async () => {
  const { getByRole, getByText } = await openEntry()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await expect.element(code).toHaveFocus()
  await code.fill('aa 123 4')
  await expect.element(getByText(/^Parece um código dos Correios/)).toBeVisible()
  await code.fill('aa 123 456 789 br')
  const status = getByRole('status').filter({
    hasText: 'O dígito verificador não confere: pelo número, o último dígito seria 5.',
  })
  await expect.element(status).toBeVisible()
  await expect.element(getByRole('combobox', { name: 'Transportadora', exact: true })).toHaveValue('Correios')
  const anyway = getByRole('button', { name: 'Salvar mesmo assim' })
  await expect.element(anyway).toBeVisible()
  await code.fill('PN123456785BR')
  await expect.element(getByText('Código dos Correios: PAC.')).toBeVisible()
  await code.fill('aa 123 456 789 br')
  api.answer(SET, saved())
  await anyway.click()
  await expect.element(page.getByText('Código do pedido LJ-2026-000417 salvo.')).toBeVisible()
  expect(await api.bodies(SET)).toEqual([
    { order_id: ORDER_ID, tracking_code: 'AA123456789BR', carrier: 'Correios', unless_shared: true },
  ])
  await expect.element(code).not.toBeInTheDocument()
})

test('[TRK-03] a code of another order is saved on the second Enter', async () => {
  const { getByRole } = await openEntry()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await code.fill('X-1234')
  api.answer(SET, saved({ result: 'shared', stored_code: null, also_on: 'LJ-2026-000007' }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(getByRole('status'))
    .toHaveTextContent(/O pedido LJ-2026-000007 já tem este código\..*aperte Enter de novo/)
  await expect.element(getByRole('button', { name: 'Salvar mesmo assim' })).toBeVisible()
  api.answer(SET, saved())
  await userEvent.keyboard('{Enter}')
  await expect.element(code).not.toBeInTheDocument()
  const sent = { order_id: ORDER_ID, tracking_code: 'X-1234' }
  expect(await api.bodies(SET)).toEqual([{ ...sent, unless_shared: true }, sent])
})

test('[TRK-03] a conflict shows the stored code, and the next save replaces it', async () => {
  const { getByRole } = await openEntry()
  await getByRole('textbox', { name: 'Código de rastreamento' }).fill('MEU-0001')
  api.answer(SET, saved({ result: 'conflict', stored_code: 'DELA-001', stored_carrier: 'Loggi' }))
  await getByRole('button', { name: 'Salvar código' }).click()
  await expect.element(getByRole('alert')).toHaveTextContent('Outra pessoa já salvou DELA-001 (Loggi) neste pedido.')
  api.answer(SET, saved())
  await getByRole('button', { name: 'Substituir DELA-001' }).click()
  await expect.element(page.getByText('Código do pedido LJ-2026-000417 salvo.')).toBeVisible()
  expect((await api.bodies(SET))[1]).toEqual({
    ...{ order_id: ORDER_ID, tracking_code: 'MEU-0001', seen_code: 'DELA-001', seen_carrier: 'Loggi' },
    unless_shared: true,
  })
})

test('[TRK-03] [ERR-01] a typed code stays after a failure, and the retry saves it once', async () => {
  const { getByRole } = await openEntry()
  const code = getByRole('textbox', { name: 'Código de rastreamento' })
  await code.fill('X-1234')
  const save = getByRole('button', { name: 'Salvar código' })
  const faults: [fail: () => void, reason: string][] = [
    [() => api.breakOff(SET), 'sem resposta do servidor'],
    [() => api.answer(SET, saved({ result: 'gone' })), 'o pedido não existe mais'],
  ]
  for (const [tries, [fail, reason]] of faults.entries()) {
    fail()
    // Notices cover the button.
    code.element().closest('form')?.requestSubmit()
    await expect.poll(() => api.count(SET)).toBe(tries + 1)
    await expect.element(alert().filter({ hasText: `Erro ao salvar o código: ${reason}` })).toBeVisible()
    await expect.element(save).not.toHaveClass(/loading/)
    await expect.element(code).toHaveValue('X-1234')
  }
  const answer = api.hold(SET, saved())
  const form = code.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  answer()
  await expect.element(code).not.toBeInTheDocument()
  expect(api.count(SET)).toBe(3)
})
