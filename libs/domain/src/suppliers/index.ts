export { type LineIdentity, lineIdentities } from './line-identity'
export {
  type ComparedPrice,
  type ComparedProduct,
  comparePrice,
  type LineAnswer,
  type LineOutcome,
  lineOutcomes,
  type Outlier,
  type UnsureCost,
} from './list-review'
export {
  fromCents,
  PRICE_ROUNDINGS,
  type PriceRounding,
  type PriceRule,
  type PriceRuleFault,
  priceRuleFaults,
  proposedPrice,
  toCents,
  USUAL_PRICE_RULE,
} from './price-rule'
export {
  type SupplierFilter,
  type SupplierListParams,
  type SupplierSort,
  supplierListParams,
} from './supplier-list-params'
