import type { OrderStatus } from '@loja/domain/orders'

/** What the store does next with an order; null once it has arrived or is cancelled. */
export function nextActOf(status: OrderStatus): 'ship' | 'message' | null {
  if (status === 'pendente' || status === 'processando') return 'ship'
  return status === 'enviado' ? 'message' : null
}
