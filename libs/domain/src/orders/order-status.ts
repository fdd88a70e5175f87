/** Values of `orders.status` (ORD-05), in the order of an order's life. Shown through labels, never renamed. */
export const ORDER_STATUSES = ['pendente', 'processando', 'enviado', 'entregue', 'cancelado'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether a text is a status; the database and the address bar may hold anything. */
function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value)
}

/** The status that a stored value is shown as: a missing one, or one that this version does not know, is pendente. */
export function toOrderStatus(value: string | null | undefined): OrderStatus {
  return isOrderStatus(value) ? value : 'pendente'
}
