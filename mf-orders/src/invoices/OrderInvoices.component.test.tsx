import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { OrderInvoices } from './OrderInvoices'

const ORDER = '22222222-2222-4222-8222-222222222222'
const NOTE = {
  id: '11111111-1111-4111-8111-111111111111',
  order_id: ORDER,
  order_number: 'LJ-2026-000001',
  access_key: '35260811222333000181550010000001231876543213',
  status: 'informada',
  source: 'manual',
  issued_at: null,
  issue_month: '2026-08-01',
  total: null,
  customer_document: null,
  protocol: null,
  number: 123,
  series: 1,
  model: 55,
  created_at: '2026-08-12T14:00:00+00:00',
  version: 1,
}

test('[NFE-01] the notes of an order: failed, none, and one without XML', async () => {
  api.fail('rest/v1/invoices')
  const view = await renderPage(<OrderInvoices orderId={ORDER} />)
  await expect.element(view.getByText('Não foi possível carregar a nota fiscal.')).toBeVisible()
  api.answer('rest/v1/invoices', [NOTE])
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByRole('listitem')).toHaveTextContent('Nº 123 · série 1Só a chaveagosto de 2026—')
  await expect.element(view.getByRole('button', { name: 'Baixar XML' })).not.toBeInTheDocument()
})
