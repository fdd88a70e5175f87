import type { OrderStatus } from '@loja/domain'
import { StatusLabel } from '../text/StatusLabel'
import { orderStatusColors } from '../theme/order-status-colors'
import { orderStatusLabels } from './order-status-labels'

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return <StatusLabel color={orderStatusColors[status]} word={orderStatusLabels[status]} />
}
