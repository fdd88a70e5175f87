import { renderPage } from '@loja/component-testing'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { EventForm } from '../shipments/shipment/EventForm'
import { CodeEntry } from './CodeEntry'

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
