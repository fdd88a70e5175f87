import type { OrderStatus, ShipmentState } from '@loja/domain'

const LIFE: readonly OrderStatus[] = ['pendente', 'processando', 'enviado', 'entregue']

/**
 * The status that an order would have by what happened to its shipment; null when it is as far already, or cancelled. It is
 * offered, never set: a carrier may be wrong, and an order may have other parcels.
 */
export function offeredStatus(state: ShipmentState, status: OrderStatus): OrderStatus | null {
  if (state === 'aguardando' || state === 'problema') return null
  const next: OrderStatus = state === 'entregue' ? 'entregue' : 'enviado'
  const at = LIFE.indexOf(status)
  return at >= 0 && at < LIFE.indexOf(next) ? next : null
}
