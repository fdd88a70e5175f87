export { editOrder, getOrderToEdit, type OrderToEdit, orderEditConflictOf } from './edit-order'
export { enterOrder, type OrderEdit, type OrderEntry, stockShortOf } from './enter-order'
export { subscribeToOrders } from './live-orders'
export {
  type BulkChange,
  type BulkFailure,
  changeOrderStatuses,
  MAX_BULK_ORDERS,
  type OrderSelection,
} from './order-bulk'
export {
  getOrder,
  type OrderDetails,
  type OrderedProduct,
  type OrderWithPayments,
  type OrderWithProducts,
} from './order-details'
export {
  listOrderBatch,
  type OrderBatchOptions,
  type OrderCursor,
  type OrderExportRow,
} from './order-export'
export {
  listLastOrderMessages,
  listOrderMessages,
  type OpenedOrderMessage,
  orderMessageKeys,
  recordOrderMessage,
} from './order-messages'
export { listOrderPlaces } from './order-places'
export { listOrdersToPrint, MAX_PRINTED_ORDERS } from './order-print'
export {
  cancelOrderReturn,
  type OrderReturn,
  type OrderReturns,
  type ReturnRequest,
  returnOrderItems,
} from './order-returns'
export {
  countOrdersByStatus,
  deleteOrder,
  type LiveOrderRow,
  listOrders,
  type OrderListRow,
  type OrderPageRequest,
  type OrderStatusChange,
  type OrderStatusCounts,
  orderConflictOf,
  orderKeys,
  updateOrderStatus,
} from './orders'
export {
  markOrdersPaid,
  type Payment,
  type PaymentRequest,
  savePayment,
} from './payments'
