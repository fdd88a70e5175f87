import type { OrderStatus } from '@loja/domain/orders'
import { orderStatusColors } from '../parts/order-status-colors'
import { StatusLabel } from '../parts/text/StatusLabel'
import { orderStatusLabels } from './order-status-labels'

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return <StatusLabel color={orderStatusColors[status]} word={orderStatusLabels[status]} />
}
