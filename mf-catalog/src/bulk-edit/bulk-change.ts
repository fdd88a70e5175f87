import type { NamedChoice, ProductBulkChange, ProductSelection } from '@loja/data/products'

export interface BulkChoices {
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
}

/** `leaveOut`: without the exceptions of the preview. */
export interface BulkRequest {
  change: ProductBulkChange
  leaveOut: boolean
}

export interface BulkTabProps {
  selection: ProductSelection
  count: number
  choices: BulkChoices
  busy: boolean
  /** @param matched products that the database finds */
  onApply: (request: BulkRequest, matched: number) => void
}
