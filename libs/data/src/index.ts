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
  countOrdersByStatus,
  deleteOrder,
  listOrders,
  type OrderListRow,
  type OrderPage,
  type OrderStatusCounts,
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
export { countConfiguredSettings } from './settings'
