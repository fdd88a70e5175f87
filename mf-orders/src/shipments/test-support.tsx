import { api, renderPage } from '@loja/component-testing'
import { TrackingRoutes } from './TrackingRoutes'

export const SHIPMENT_ID = '11111111-1111-4111-8111-111111111111'
export const ORDER_ID = '22222222-2222-4222-8222-222222222222'

export const ROW = {
  id: SHIPMENT_ID,
  order_id: ORDER_ID,
  order_number: 'LJ-2026-000417',
  order_status: 'enviado',
  shipment_carrier: 'Correios',
  tracking_code: 'AA123456785BR',
  shipment_state: 'em_transito',
  moved_at: '2026-03-05T15:06:00+00:00',
  event_description: 'Em trânsito',
  event_location: 'Natal/RN',
}

const WITHOUT_CODE = {
  id: ORDER_ID,
  order_number: 'LJ-2026-000417',
  sent_at: '2026-03-05T15:06:00+00:00',
  customer_name: 'Ana Souza',
  shipping_method: 'PAC',
  carrier: null,
}

const COUNTS = {
  aguardando: 1,
  postado: 2,
  em_transito: 3,
  saiu_para_entrega: 4,
  entregue: 1234,
  problema: 6,
  sem_codigo: 7,
}

export async function openTracking(path = '', change: { rows?: object[]; without?: object[] } = {}) {
  api.answer('rpc/list_shipments', change.rows ?? [ROW])
  api.answer('rpc/list_orders_without_code', change.without ?? [WITHOUT_CODE])
  api.answer('rpc/shipment_carriers', ['Correios', 'Rota Azul'])
  api.answer(
    'rpc/shipment_counts',
    Object.entries(COUNTS).map(([shipment_state, shipment_count]) => ({ shipment_state, shipment_count })),
  )
  const view = await renderPage(<TrackingRoutes />, { at: `/admin/tracking${path}`, path: '/admin/tracking/*' })
  return {
    ...view,
    address: () => `${view.router.state.location.pathname}${decodeURIComponent(view.router.state.location.search)}`,
  }
}
