import type { OrderStatus } from '@loja/domain/orders'

/** Contrast of 3:1 on light and dark surfaces. */
export const orderStatusColors: Record<OrderStatus, string> = {
  pendente: '#b7791f',
  processando: '#3f7fc4',
  enviado: '#8a6bc8',
  entregue: '#348a58',
  cancelado: '#8a8580',
}
