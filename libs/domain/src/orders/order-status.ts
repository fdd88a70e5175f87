/** Values of `orders.status` (ORD-05), in the order of the workflow. */
export const ORDER_STATUSES = ['pendente', 'processando', 'enviado', 'entregue', 'cancelado'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value)
}

/** Missing and unknown values count as pending. */
export function toOrderStatus(value: string | null | undefined): OrderStatus {
  return isOrderStatus(value) ? value : 'pendente'
}
