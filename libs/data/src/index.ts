import './client/query-meta'

export { countRows, type TableCount } from './client/count-rows'
export { DataError, type DataErrorCode, isDataError, isResultUnknown } from './client/data-error'
export { dataMutation } from './client/data-mutation'
export { renewSession } from './client/renew-session'
export { retryPauseMs } from './client/retry-pause'
export type { VersionedSelection } from './client/versioned-selection'
export { dashboardKeys, getDashboardSummary } from './dashboard/dashboard'
export type { ActivityEvent, DailyRevenue, DashboardSummary } from './dashboard/dashboard-summary'
export {
  FEEDBACK_REPLY_LIMIT,
  type FeedbackChange,
  type FeedbackFailure,
  type FeedbackSelection,
  type FeedbackStateChange,
  feedbackConflictOf,
  MAX_BULK_FEEDBACKS,
  replyToFeedback,
  replyToFeedbacks,
  setFeedbackState,
  setOneFeedbackState,
  undoFeedbackState,
} from './feedbacks/feedback-moderation'
export type { FeedbackFields, FeedbackListRow } from './feedbacks/feedback-rows'
export {
  countFeedbacks,
  type FeedbackCounts,
  type FeedbackPageRequest,
  type FeedbackProduct,
  feedbackKeys,
  getFeedback,
  listFeedbackProducts,
  listFeedbacks,
} from './feedbacks/feedbacks'
export { type LiveFeedbackHandlers, subscribeToFeedbacks } from './feedbacks/live-feedbacks'
export {
  beginProductImport,
  findProductsByNames,
  type ImportBatchProgress,
  type ImportPatch,
  type ImportWrite,
  importProgress,
  type ProductImportSource,
  type ProductImportStart,
  sendImportBatch,
} from './imports/batches'
export {
  countProductImports,
  finishProductImport,
  getProductImport,
  getRejectedImportRows,
  listProductImports,
  type ProductImport,
  type ProductImportUndo,
  type ProductLeftInPlace,
  type RejectedImportRow,
  undoProductImport,
} from './imports/history'
export {
  type ImportCounts,
  type ImportWait,
  retryWithSession,
  runProductImport,
  withBatch,
} from './imports/runner'
export {
  type AttachOutcome,
  attachInvoices,
  type InvoiceAttachment,
  type InvoiceMatch,
  type InvoiceQuery,
  matchInvoices,
} from './invoices/attach-invoices'
export {
  countInvoiceFiles,
  getInvoiceXml,
  type InvoiceFile,
  type InvoiceFileCursor,
  listInvoiceFileBatch,
} from './invoices/invoice-files'
export { invoiceKeys } from './invoices/invoice-keys'
export { removeInvoice, type SeenInvoice, setInvoiceCancelled } from './invoices/invoice-writes'
export {
  getFirstInvoiceMonth,
  getInvoice,
  getInvoiceTotals,
  getUninvoicedTotals,
  type InvoicePageRequest,
  type InvoiceRow,
  type InvoiceSum,
  type InvoiceTotals,
  listInvoices,
  listInvoicesOfOrder,
  type UninvoicedOrder,
} from './invoices/invoices'
export { type LiveOrderHandlers, subscribeToOrders } from './orders/live-orders'
export {
  type BulkChange,
  type BulkFailure,
  changeOrderStatuses,
  MAX_BULK_ORDERS,
  type OrderSelection,
} from './orders/order-bulk'
export { getOrder, type OrderDetails } from './orders/order-details'
export {
  listOrderBatch,
  type OrderBatch,
  type OrderCursor,
  type OrderExportRow,
} from './orders/order-export'
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
  orderKeys,
  updateOrderStatus,
} from './orders/orders'
export { brandKeys, insertBrand, listBrands } from './products/brands'
export {
  CHOICE_NAME_LIMIT,
  categoryKeys,
  insertCategory,
  listAllCategories,
  listCategories,
  type NamedChoice,
} from './products/categories'
export { listFeatured, listFeaturedCandidates, MAX_FEATURED, setFeatured } from './products/featured'
export { type LiveProductHandlers, subscribeToProducts } from './products/live-products'
export {
  applyDiscount,
  changeCategory,
  changeStock,
  type DiscountKind,
  deleteProducts,
  MAX_BULK_PRODUCTS,
  type PreviewedChange,
  type ProductBulkFailure,
  type ProductBulkResult,
  type ProductChangePreview,
  type ProductPreviewRow,
  type ProductSelection,
  previewBulkChange,
  type StockMode,
} from './products/product-bulk'
export {
  type AdjustedProduct,
  countProductChanges,
  listProductChanges,
  type ProductChange,
  type ProductUndoResult,
  type SkippedProduct,
  undoProductChange,
} from './products/product-changes'
export {
  findProductByName,
  getProduct,
  insertProduct,
  type ProductEdit,
  productEditConflictOf,
  updateProduct,
} from './products/product-details'
export {
  listCatalogueBatch,
  listProductBatch,
  type ProductBatch,
  type ProductCursor,
  type ProductExportRow,
} from './products/product-export'
export type { ProductListRow } from './products/product-rows'
export {
  countProducts,
  DELETE_ALL_PHRASE,
  deleteAllProducts,
  listProducts,
  type ProductCells,
  type ProductCellsChange,
  type ProductCounts,
  type ProductPageRequest,
  productConflictOf,
  productKeys,
  updateProductFields,
} from './products/products'
export { type RefusedField, refusedFieldOf } from './products/refused-field'
export type { ProductDetails, StoredProduct } from './products/stored-product'
export {
  countProfiles,
  countProfilesByRole,
  getOwnProfile,
  listProfiles,
  type OwnProfile,
  type ProfileListRow,
  type ProfileRoleCounts,
  profileKeys,
} from './profiles/profiles'
export {
  type AdminSettings,
  getSettings,
  type SettingsChange,
  saveSettings,
  settingsKeys,
  type TokenState,
  type TrackingState,
  tokenExpectation,
  withSaved,
} from './settings/settings'
export { trackingStateQuery } from './settings/tracking-state-query'
export { getShipment, type ShipmentDetails, type TrackingEvent } from './shipments/shipment-details'
export {
  countShipments,
  listShipmentCarriers,
  listShipments,
  type OrderWithoutCode,
  type ShipmentCounts,
  type ShipmentListRow,
  type ShipmentPageRequest,
  shipmentKeys,
  type TrackingRow,
} from './shipments/shipments'
export {
  type ShipmentCode,
  setTrackingCode,
  type TrackingCodeChange,
  trackingCodeConflictOf,
} from './shipments/tracking-codes'
export { deleteTrackingEvent, saveTrackingEvent, type TrackingEventDraft } from './shipments/tracking-events'
export {
  type AppliedTrackingCode,
  applyTrackingCodes,
  previewTrackingCodes,
  type TrackingCodeLine,
  type TrackingCodePreview,
} from './shipments/tracking-lists'
export { listTrackingAlarms } from './tracking-logs/tracking-alarms'
export { getTrackingLog, type TrackingLogDetails } from './tracking-logs/tracking-log-details'
export {
  getTrackingLogSummary,
  type ProviderState,
  type TrackingLogSummary,
} from './tracking-logs/tracking-log-summary'
export { listTrackingLogs, type TrackingLogRow, trackingLogKeys } from './tracking-logs/tracking-logs'
