import type { NamedChoice, ProductBulkChange, ProductSelection } from '@loja/data/products'

export interface BulkChoices {
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
}

export interface BulkRequest {
  change: ProductBulkChange
  leaveOut: boolean
}

export interface BulkTabProps {
  selection: ProductSelection
  count: number
  choices: BulkChoices
  busy: boolean
  onApply: (request: BulkRequest, matched: number) => void
}
