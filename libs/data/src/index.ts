import './query-meta'

export {
  type ActivityEvent,
  type DailyRevenue,
  type DashboardSummary,
  getDashboardSummary,
  type OrderEvent,
  type UserEvent,
} from './dashboard'
export { DataError, type DataErrorCode, isDataError } from './data-error'
export {
  type BulkChange,
  type BulkFailure,
  changeOrderStatuses,
  MAX_BULK_ORDERS,
  type OrderSelection,
} from './order-bulk'
export { type OrderChangeHandlers, subscribeToOrders } from './order-changes'
export { getOrder, type OrderDetails, type TrackingCode } from './order-details'
export {
  listOrderBatch,
  type OrderBatch,
  type OrderCursor,
  type OrderExportRow,
} from './order-export'
export {
  countOrdersByStatus,
  deleteOrder,
  listOrders,
  type OrderConflict,
  type OrderListRow,
  type OrderPageRequest,
  type OrderStatusChange,
  type OrderStatusCounts,
  orderConflictOf,
  updateOrderStatus,
} from './orders'
export { countProducts } from './products'
export {
  countProfilesByRole,
  getOwnProfile,
  listProfiles,
  type OwnProfile,
  type ProfileListRow,
  type ProfilePage,
  type ProfileRoleCounts,
} from './profiles'
export { dashboardKeys, orderKeys, productKeys, profileKeys, settingsKeys } from './query-keys'
export {
  type AdminSettings,
  getSettings,
  type SettingsChange,
  saveSettings,
  type TokenState,
  type TrackingState,
  tokenExpectation,
  withSaved,
} from './settings'
export { trackingStateQuery } from './tracking-state-query'
