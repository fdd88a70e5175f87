import type { ProductDraft } from '@loja/domain/products'
import type { ImportField } from './import-field'

export type RejectCode =
  | 'missing-name'
  | 'name-too-long'
  | 'text-too-long'
  | 'missing-price'
  | 'not-a-price'
  | 'negative-price'
  | 'zero-price'
  | 'several-prices'
  | 'price-too-high'
  | 'extra-column'
  | 'repeated-code'
  | 'unclosed-quote'
  | 'block-without-name'
  | 'block-without-image'
  | 'block-without-price'
  | 'unreadable-line'
  | 'line-without-price'
  | 'foreign-currency'
  | 'struck-through'
  | 'not-an-object'
  | 'deleted-product'

export interface RejectReason {
  code: RejectCode
  found?: string
  column?: string
  /** 1-based position in a JSON list. */
  item?: number
}

/** `correctedRecord` turns it into a record again. */
export interface RejectedRow {
  line: number
  column: string | null
  position: number | null
  reason: RejectReason
  /** Cells as read, or the raw line. */
  values: string[]
  numbers?: (string | null)[]
}

export type WarningCode =
  | 'guessed-brand'
  | 'brand-is-article'
  | 'brand-left-out'
  | 'category-left-out'
  | 'guessed-gender'
  | 'unknown-gender'
  | 'guessed-volume'
  | 'guessed-type'
  | 'unknown-type'
  | 'ambiguous-price'
  | 'shown-otherwise'
  | 'rounded-price'
  | 'price-column'
  | 'high-price'
  | 'zero-price'
  | 'sale-price-left-out'
  | 'sale-date-left-out'
  | 'featured-date-left-out'
  | 'image-left-out'
  | 'image-changed'
  | 'image-not-secure'
  | 'too-many-images'
  | 'too-many-tags'
  | 'stock-left-out'
  | 'alert-left-out'
  | 'flag-left-out'
  | 'code-cut'
  | 'shared-code'
  | 'code-in-name'
  | 'gtin-left-out'
  | 'cost-left-out'
  | 'ambiguous-cost'
  | 'text-as-flag'
  | 'name-on-several-lines'
  | 'characters-replaced'
  | 'possible-duplicate'
  | 'repeated-key'
  | 'nested-value'

export interface ImportWarning {
  code: WarningCode
  value?: string
  line?: number
}

export type ImportedProduct = ProductDraft & {
  brandName: string
  categoryName: string | null
}

export interface ReadyRow {
  line: number
  product: ImportedProduct
  /** Fields read from a cell. Only these may change a stored product. */
  filled: ImportField[]
  warnings: ImportWarning[]
}

export interface DuplicateRow {
  line: number
  name: string
  firstLine: number
}

export interface ImportAnalysis {
  ready: ReadyRow[]
  duplicates: DuplicateRow[]
  /** By line, including faults of the table. */
  rejected: RejectedRow[]
}

export interface ImportDefaults {
  categoryId: string | null
  /** For lists without stock; `UNLIMITED_STOCK` in the dialog. */
  stock: number
  /** JSON-02: a missing price is 0, missing texts are empty, and nothing is guessed. */
  isJsonFile?: boolean
}

export type Warn = (code: WarningCode, value?: string) => void
