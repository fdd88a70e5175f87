export { brandKeys, listActiveBrands, listBrands } from './brands'
export {
  CHOICE_NAME_LIMIT,
  categoryKeys,
  listAllCategories,
  listCategories,
} from './categories'
export {
  type FeaturedProduct,
  listFeatured,
  listFeaturedCandidates,
  MAX_FEATURED,
  orderFeatured,
  setFeatured,
  setFeaturedDates,
} from './featured'
export { subscribeToProducts } from './live-products'
export {
  type BulkPreview,
  type BulkPreviewRow,
  type ChangedValues,
  changeProducts,
  type DiscountKind,
  MAX_BULK_PRODUCTS,
  type ProductBulkChange,
  type ProductBulkFailure,
  type ProductBulkKind,
  type ProductSelection,
  previewBulkChange,
  type RoundedFields,
  type RoundingDirection,
  type TagMode,
} from './product-bulk'
export { listProductChoices } from './product-choices'
export { currentCosts, listCosts, type RecordedCost } from './product-costs'
export {
  findProductByName,
  getProduct,
  insertProduct,
  productEditConflictOf,
  updateProduct,
} from './product-details'
export {
  listCatalogueBatch,
  listProductBatch,
  type ProductCursor,
  type ProductExportRow,
} from './product-export'
export {
  countGroups,
  deleteGroup,
  type GroupChange,
  groupKeys,
  insertBrand,
  insertCategory,
  insertGroup,
  listGroups,
  listOrderedGroups,
  type MergedGroup,
  mergeGroups,
  type NamedChoice,
  orderGroups,
  type ProductGroup,
  previewGroupMerge,
  similarGroupOf,
  updateGroup,
} from './product-groups'
export type { ProductListRow } from './product-rows'
export {
  countProducts,
  DELETE_ALL_PHRASE,
  deleteAllProducts,
  listProducts,
  type ProductCells,
  type ProductCounts,
  productConflictOf,
  productKeys,
  updateProductFields,
} from './products'
export {
  listProductsToSend,
  MAX_SENT_PRODUCTS,
  type ProductToSend,
} from './products-to-send'
export { type RefusedField, refusedFieldOf } from './refused-field'
export { adjustStock, allStockMovements, listStockMovements, type StockMovement } from './stock-movements'
export type { ProductDetails, StoredProduct } from './stored-product'
