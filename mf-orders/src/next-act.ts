import type { OrderStatus } from '@loja/domain/orders'

/** Null once the order has arrived or is cancelled. */
export function nextActOf(status: OrderStatus): 'ship' | 'message' | null {
  if (status === 'pendente' || status === 'processando') return 'ship'
  return status === 'enviado' ? 'message' : null
}
