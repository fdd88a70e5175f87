export { ConfirmDialog } from './feedback/ConfirmDialog'
export { EmptyState } from './feedback/EmptyState'
export { LoadFailure } from './feedback/LoadFailure'
export { NotFound } from './feedback/NotFound'
export { PageNotice } from './feedback/PageNotice'
export { UnsavedChangesGuard } from './feedback/UnsavedChangesGuard'
export { UnsavedChangesQuestion } from './feedback/UnsavedChangesQuestion'
export { type Notify, useNotify } from './feedback/use-notify'
export { NotAvailableYet } from './layout/NotAvailableYet'
export { PageHeader } from './layout/PageHeader'
export { useIsPhone } from './layout/use-is-phone'
export { type ActiveFilter, FilterBar } from './list/FilterBar'
export { Pager } from './list/Pager'
export { type ListField, type ListSelection, type ListSort, ResponsiveList } from './list/ResponsiveList'
export { SearchBox } from './list/SearchBox'
export { SummaryCards } from './list/SummaryCards'
export {
  type ListParamsFormat,
  type SetListParams,
  useLeavePageAfterTheLast,
  useListParams,
} from './list/use-list-params'
export { LinkButton } from './navigation/LinkButton'
export { OrderStatusLabel } from './order/OrderStatusLabel'
export { orderStatusLabels } from './order/order-status-labels'
export { orderStatusColors } from './theme/order-status-colors'
export { buildTheme, type ColorScheme } from './theme/theme'
export { TrackingStatusBadge } from './tracking/TrackingStatusBadge'
