import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { OrderInvoices } from './OrderInvoices'
import { NOTE } from './test-support'

const TYPED = {
  ...{ ...NOTE, status: 'informada', source: 'manual', issued_at: null, total: null },
  ...{ customer_document: null, protocol: null },
}

test('[NFE-01] the notes of an order: failed, none, and one without XML', async () => {
  api.fail('rest/v1/invoices')
  const view = await renderPage(<OrderInvoices orderId={NOTE.order_id} />)
  await expect.element(view.getByText('Não foi possível carregar a nota fiscal.')).toBeVisible()
  api.answer('rest/v1/invoices', [TYPED])
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByRole('listitem')).toHaveTextContent('Nº 123 · série 1Só a chaveagosto de 2026—')
  await expect.element(view.getByRole('button', { name: 'Baixar XML' })).not.toBeInTheDocument()
})
