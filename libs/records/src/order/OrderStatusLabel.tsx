import type { OrderStatus } from '@loja/domain/orders'
import { orderStatusColors, StatusLabel } from '@loja/ui/parts'
import { orderStatusLabels } from './order-status-labels'

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return <StatusLabel color={orderStatusColors[status]} word={orderStatusLabels[status]} />
}
