import type { OrderStatus } from '@loja/domain'
import { StatusLabel } from '../text/StatusLabel'
import { orderStatusColors } from '../theme/order-status-colors'
import { orderStatusLabels } from './order-status-labels'

/** The status of an order as a coloured dot and its word. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return <StatusLabel color={orderStatusColors[status]} word={orderStatusLabels[status]} />
}
