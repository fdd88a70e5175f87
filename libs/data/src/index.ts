import './query-meta'

export { DataError, type DataErrorCode, isDataError } from './data-error'
export {
  countOrders,
  countOrdersByStatus,
  deleteOrder,
  listOrders,
  type OrderListRow,
  type OrderPage,
  type OrderStatusCounts,
  updateOrderStatus,
} from './orders'
export { countProducts } from './products'
export { countProfiles, getOwnProfile, type OwnProfile } from './profiles'
export { orderKeys, productKeys, profileKeys, settingsKeys } from './query-keys'
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
