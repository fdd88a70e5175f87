import type { OrderStatus } from '@loja/domain/orders'

export const orderStatusLabels: Record<OrderStatus, string> = {
  pendente: 'Pendente',
  processando: 'Processando',
  enviado: 'Enviado',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
}
