export { CATALOGUE_CHANNELS, type CatalogueChannel } from './catalogue-channels'
export { type CatalogueImages, catalogueImages } from './catalogue-images'
export { brokenCatalogueRules, type CatalogueIssue, type CatalogueRule, findCatalogueIssues } from './catalogue-rules'
export { catalogueText } from './catalogue-text'
export { type FeaturedDates, type FeaturedState, featuredStateOf } from './featured-state'
export {
  type GroupFilter,
  type GroupKind,
  type GroupListParams,
  type GroupSort,
  groupListParams,
} from './group-list-params'
export { cleanGtin, gtinFault, isSharedGtin } from './gtin'
export { imageAddressesIn, isImageAddress, isSecureImageAddress, PRODUCT_IMAGES_LIMIT } from './image-address'
export { marginOf } from './margin'
export {
  HIGHEST_PRICE_BRL,
  PRODUCT_TAGS_LIMIT,
  type ProductProblem,
  type ProductProblems,
  parseProductForm,
} from './parse-product-form'
export {
  forEachProductField,
  isMomentField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELD_TABLE,
  type ProductDraft,
  type ProductField,
  type ProductFieldKind,
  type ProductText,
} from './product-fields'
export {
  changedFields,
  EMPTY_PRODUCT_VALUES,
  isSameField,
  type ProductFormValues,
  toFormValues,
  withCategoryType,
  withMainImageListed,
} from './product-form-values'
export {
  CHEAPER_DAYS,
  type ProductFilter,
  type ProductListParams,
  type ProductSort,
  productListParams,
  type StockState,
} from './product-list-params'
export { characterCount, normalizeProductName, PRODUCT_NAME_LIMIT } from './product-name'
export {
  catalogueSalePrice,
  findShopIssues,
  isOutOfStock,
  type NamedProduct,
  type ReadinessIssue,
  type ReadinessWeight,
  type ShopIssue,
} from './product-readiness'
export {
  isLowStock,
  isOnSale,
  isReduced,
  isSaleOver,
  isSaleScheduled,
  isUnlimitedStock,
  type SaleDates,
  stockQuantityOf,
  UNLIMITED_STOCK,
} from './product-stock'
export { findLongTexts } from './product-texts'
export {
  CATEGORY_TYPES,
  type CategoryType,
  GENDERS,
  type Gender,
  PERFUME_TYPES,
  type PerfumeType,
  toCategoryType,
  toGender,
} from './product-values'
export { formatPromotionDay, formatPromotionMoment, parsePromotionMoment } from './promotion-dates'
export { type PromotionEffect, promotionEffect } from './promotion-effect'
export {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  changedStock,
  parseStockChange,
  type StockMode,
  type StockReason,
} from './stock-change'
export { parseStockField, parseTypedStock } from './typed-stock'
