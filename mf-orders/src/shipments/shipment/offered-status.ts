import type { OrderStatus } from '@loja/domain/orders'
import type { ShipmentState } from '@loja/domain/shipments'

const LIFE: readonly OrderStatus[] = ['pendente', 'processando', 'enviado', 'entregue']

/** Null if the order has reached it. Never set without a question: a carrier may be wrong. */
export function offeredStatus(state: ShipmentState, status: OrderStatus): OrderStatus | null {
  if (state === 'aguardando' || state === 'problema') return null
  const next: OrderStatus = state === 'entregue' ? 'entregue' : 'enviado'
  const at = LIFE.indexOf(status)
  return at >= 0 && at < LIFE.indexOf(next) ? next : null
}
