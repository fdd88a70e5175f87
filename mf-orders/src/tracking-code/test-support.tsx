import { api, renderPage } from '@loja/component-testing'
import { openDialog } from '@loja/ui/dialogs'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { codeDialog } from './code-dialog'

export const ORDER = '11111111-1111-4111-8111-111111111111'
export const SHIP = 'rpc/ship_order'
export const SET = 'rpc/set_tracking_code'
export const PREVIEW = 'rpc/preview_tracking_codes'
export const NUMBER = 'LJ-2026-000417'

export const stored = (values: object = {}) => ({
  id: ORDER,
  order_number: NUMBER,
  status: 'processando',
  subtotal: 10,
  discount_amount: 0,
  shipping_cost: 0,
  total: 10,
  created_at: '2026-03-05T15:06:00+00:00',
  shipped_at: null,
  delivered_at: null,
  tracking_code: null,
  notes: null,
  shipping_address: { name: 'Ana Souza', phone: '(11) 98765-4321' },
  order_items: [],
  tracking_shipments: [],
  payments: [],
  ...values,
})

export const shipment = (tracking_code: string | null, carrier: string | null) => ({
  id: 's1',
  tracking_code,
  carrier,
  created_at: '2026-03-05T15:06:00+00:00',
})

export const answered = (values: object = {}) => [
  {
    result: 'saved',
    order_status: 'enviado',
    stored_code: 'AA123456785BR',
    stored_carrier: 'Correios',
    also_on: null,
    change_id: null,
    ...values,
  },
]

export const saved = (values: object = {}) => [
  { result: 'saved', stored_shipment_id: 's1', stored_code: 'X-1234', stored_carrier: null, also_on: null, ...values },
]

export const preview = (also_on: string | null) => ({
  ...{ line: 0, found: 1, order_id: ORDER, order_number: NUMBER, order_status: 'processando' },
  ...{ current_code: null, current_carrier: null, also_on },
})

function Opener({ sends }: { sends: boolean }) {
  return (
    <button type="button" onClick={() => openDialog(codeDialog, { id: ORDER, sends })}>
      Abrir
    </button>
  )
}

export async function openPanel(order: object = stored(), sends = true) {
  api.answer('rest/v1/orders', [order])
  api.settings({ message_enviado: 'Oi {nome}! Código: {codigo}' })
  api.answer('rpc/list_order_messages', [])
  api.answer(PREVIEW, [preview(null)])
  const view = await renderPage(<Opener sends={sends} />, { at: '/admin/orders' })
  const opener = view.getByRole('button', { name: 'Abrir', exact: true })
  await opener.click()
  const panel = page.getByRole('dialog', { name: sends ? `Enviar pedido ${NUMBER}` : `Código do pedido ${NUMBER}` })
  const code = panel.getByRole('textbox', { name: 'Código de rastreamento' })
  await expect.element(code).toBeVisible()
  return {
    ...view,
    opener,
    panel,
    code,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    whatsApp: panel.getByRole('link', { name: 'Abrir no WhatsApp' }),
  }
}
