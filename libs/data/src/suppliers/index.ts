export {
  type CategoryPriceRule,
  type CategoryPriceRuleChange,
  listCategoryPriceRules,
  saveCategoryPriceRule,
} from './category-price-rules'
export type { MatchedProduct } from './compared-product'
export {
  type LineMatch,
  type LineToMatch,
  type MatchCandidate,
  matchOrderedLines,
  matchSupplierLines,
} from './match-lines'
export { listMatchedProducts, searchMatchedProducts } from './search-products'
export {
  forgetSupplierItems,
  ITEM_ANSWERS,
  type ItemAnswer,
  listSupplierItems,
  type RememberedAnswer,
  rememberSupplierItems,
  type SupplierItem,
  type SupplierItemFilter,
} from './supplier-items'
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
} from './supplier-lists'
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
} from './suppliers'
