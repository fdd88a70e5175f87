import { api, renderPage } from '@loja/component-testing'
import { GOOD_KEY } from '@loja/nfe/testing'
import { expect } from 'vitest'
import { InvoicesRoutes } from './InvoicesRoutes'

/** A valid access key with letters. */
export const LETTERS = '35260812ABC34501DE35550010000001231876543214'
export const NOTE = {
  id: '11111111-1111-4111-8111-111111111111',
  order_id: '22222222-2222-4222-8222-222222222222',
  order_number: 'LJ-2026-000001',
  access_key: GOOD_KEY,
  status: 'autorizada',
  source: 'xml',
  issued_at: '2026-08-12T13:00:00+00:00',
  issue_month: '2026-08-01',
  total: 120.5,
  customer_document: '52998224725',
  protocol: '135260000000001',
  number: 123,
  series: 1,
  model: 55,
  created_at: '2026-08-12T14:00:00+00:00',
  version: 3,
}
export const ORDER = {
  id: NOTE.order_id,
  order_number: 'LJ-2026-000001',
  status: 'enviado',
  total: 120.5,
  created_at: '2026-08-11T10:00:00+00:00',
  customer_document: '52998224725',
  customer_name: 'Ana Bárbara',
}
export const MATCHED = { ...ORDER, named: false, invoice: null }
const totals = (autorizada: number) => [
  { invoice_status: 'autorizada', invoice_count: autorizada, total: autorizada * 120.5, unpriced: 0 },
  { invoice_status: 'informada', invoice_count: 1, total: 0, unpriced: 1 },
  { invoice_status: 'cancelada', invoice_count: 0, total: 0, unpriced: 0 },
]

export async function open(at = '/admin/notas-fiscais', rows: object[] = [NOTE], orders: object[] = [ORDER]) {
  api.answer('rpc/list_invoices', rows)
  api.answer('rest/v1/invoices', rows)
  api.answer('rpc/invoice_totals', totals(rows.length))
  api.answer('rpc/uninvoiced_totals', [{ order_count: 2, total: 200 }])
  api.answer('rpc/list_uninvoiced_orders', orders)
  api.answer('rpc/first_invoice_month', () => Response.json('2026-07-01'))
  const view = await renderPage(<InvoicesRoutes />, { at, path: '/admin/notas-fiscais/*' })
  await expect.element(view.getByRole('heading', { level: 1 })).toHaveTextContent('Notas Fiscais')
  return view
}
