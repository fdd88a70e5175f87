/// <reference path="../env.d.ts" />
export { messageKindLabels } from './message-kind-labels'
export { OrderStatusLabel } from './OrderStatusLabel'
export { orderStatusLabels } from './order-status-labels'
export { shipmentStateLabels } from './shipment-state-labels'
