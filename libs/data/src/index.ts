import './client/query-meta'

export { type ActivityRow, activityKeys, countActivity, listActivity } from './activity/activity'
export { type Change, type ChangeFilter, changeKeys, listChanges } from './changes/changes'
export { type AdjustedObject, type SkippedObject, type UndoResult, undoChange } from './changes/undo'
export { countRows, type TableCount } from './client/count-rows'
export { DataError, type DataErrorCode, isDataError, isResultUnknown } from './client/data-error'
export { dataMutation } from './client/data-mutation'
export { followNewRows } from './client/follow-new-rows'
export { FOLLOWED_TABLES } from './client/follow-table'
export type { InverseMutation } from './client/query-meta'
export { renewSession } from './client/renew-session'
export { retryPauseMs } from './client/retry-pause'
export type { VersionedSelection } from './client/versioned-selection'
export {
  CUSTOMER_MATCHES,
  type CustomerCard,
  type CustomerMatch,
  type CustomerMessage,
  type CustomerNote,
} from './customers/customer-card'
export {
  CUSTOMER_ORDERS_SIZE,
  type CustomerAddress,
  type CustomerOrder,
  customerKeys,
  getCustomer,
  listCustomerOrders,
} from './customers/customers'
export { type FoundCustomer, findCustomers } from './customers/find-customers'
export { dashboardKeys, getDashboardSummary } from './dashboard/dashboard'
export type { ActivityEvent, DashboardSummary } from './dashboard/dashboard-summary'
export { followWork } from './dashboard/follow-work'
export {
  type BestSeller,
  type DaySales,
  getSalesFigures,
  type SalesFigures,
  type SalesPeriod,
  salesKeys,
} from './dashboard/sales-figures'
export { formatWork, getWorkToDo, WORK_SOURCES, type WorkKey, workKeys } from './dashboard/work-to-do'
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
  type ProductImportStart,
  sendImportBatch,
} from './imports/batches'
export {
  finishProductImport,
  getProductImport,
  getRejectedImportRows,
  type ProductImport,
  type RejectedImportRow,
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
export * from './orders'
export { PALETTE_SEARCH_START, type PaletteResult, paletteKeys, searchPalette } from './palette/palette-search'
export { uploadPicture } from './pictures/pictures'
export * from './products'
export {
  changeRole,
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
export {
  type OrderShipping,
  type ShippingState,
  shipOrder,
  shippingConflictOf,
} from './shipments/ship-order'
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
  otherOrderOf,
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
export {
  type CategoryPriceRule,
  type CategoryPriceRuleChange,
  listCategoryPriceRules,
  saveCategoryPriceRule,
} from './suppliers/category-price-rules'
export type { MatchedProduct } from './suppliers/compared-product'
export {
  type LineMatch,
  type LineToMatch,
  type MatchCandidate,
  matchOrderedLines,
  matchSupplierLines,
} from './suppliers/match-lines'
export { listMatchedProducts, searchMatchedProducts } from './suppliers/search-products'
export {
  forgetSupplierItems,
  ITEM_ANSWERS,
  type ItemAnswer,
  listSupplierItems,
  type RememberedAnswer,
  rememberSupplierItems,
  type SupplierItem,
  type SupplierItemFilter,
} from './suppliers/supplier-items'
export {
  type AppliedLine,
  type AppliedListResult,
  applySupplierList,
  findAppliedList,
  type GoneProduct,
  type ListFailure,
  type ListToApply,
  listMissingProducts,
  listSupplierLists,
  MAX_LIST_LINES,
  type MissingProduct,
  type SupplierList,
} from './suppliers/supplier-lists'
export {
  countSuppliers,
  deleteSupplier,
  getSupplier,
  insertSupplier,
  listSuppliers,
  SUPPLIER_NAME_LIMIT,
  type Supplier,
  type SupplierChange,
  type SupplierCounts,
  type SupplierDraft,
  type SupplierRow,
  supplierConflictOf,
  supplierKeys,
  updateSupplier,
} from './suppliers/suppliers'
export { followTimeline } from './timeline/follow-timeline'
export {
  countStaffNotes,
  deleteStaffNote,
  insertStaffNote,
  NOTE_LIMIT,
  type StaffNote,
  staffNoteConflictOf,
  updateStaffNote,
} from './timeline/staff-notes'
export { listTimeline, type TimelineEntry } from './timeline/timeline'
export { type TimelineSubject, timelineKeys } from './timeline/timeline-subject'
export { listTrackingAlarms } from './tracking-logs/tracking-alarms'
export { getTrackingLog, type TrackingLogDetails } from './tracking-logs/tracking-log-details'
export {
  getTrackingLogSummary,
  type ProviderState,
  type TrackingLogSummary,
} from './tracking-logs/tracking-log-summary'
export { listTrackingLogs, type TrackingLogRow, trackingLogKeys } from './tracking-logs/tracking-logs'
export {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  orderSavedViews,
  type SavedView,
  type SavedViewChange,
  type SavedViewDraft,
  savedViewConflictOf,
  savedViewKeys,
  updateSavedView,
  VIEW_ADDRESS_LIMIT,
  VIEW_NAME_LIMIT,
} from './views/saved-views'
