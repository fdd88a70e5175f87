import type { ProductDraft } from '@loja/domain'
import type { ImportField } from './import-field'

/** Why a row cannot become a product. */
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
  | 'unclosed-quote'
  | 'block-without-name'
  | 'block-without-image'
  | 'block-without-price'
  | 'unreadable-line'
  | 'line-without-price'
  | 'not-an-object'
  | 'deleted-product'

export interface RejectReason {
  code: RejectCode
  /** What stood there, shortened. */
  found?: string
  /** Heading of the column at fault, where it says something that the sentence does not. */
  column?: string
  /** 1-based position in a list of JSON, whose sentences begin with it. */
  item?: number
}

/** A row that is left out. `correctedRecord` makes a record of it again. */
export interface RejectedRow {
  line: number
  /** Heading of the column at fault; null for the whole row. */
  column: string | null
  /** Position of that column; null for the whole row. */
  position: number | null
  reason: RejectReason
  /** The cells as they were read; the raw line where there were none. */
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
  | 'rounded-price'
  | 'price-column'
  | 'high-price'
  | 'zero-price'
  | 'sale-price-left-out'
  | 'image-left-out'
  | 'image-changed'
  | 'image-not-secure'
  | 'too-many-images'
  | 'too-many-tags'
  | 'stock-left-out'
  | 'alert-left-out'
  | 'flag-left-out'
  | 'text-as-flag'
  | 'name-on-several-lines'
  | 'characters-replaced'
  | 'possible-duplicate'
  | 'repeated-key'

/** What a person should look at before a row is imported; `warningText` says it in Portuguese. */
export interface ImportWarning {
  code: WarningCode
  /** What was guessed, left out or read, ready to be shown. */
  value?: string
  /** Another line that this one resembles. */
  line?: number
}

/** A product as the database takes it, with the names that brands and categories are found by. */
export type ImportedProduct = ProductDraft & {
  /** Empty where there is none. */
  brandName: string
  /** As the list calls it; null where it has no such column or the cell is empty. */
  categoryName: string | null
}

export interface ReadyRow {
  line: number
  product: ImportedProduct
  /** Fields whose value comes from a cell. Only these may change a product that is stored already. */
  filled: ImportField[]
  warnings: ImportWarning[]
}

/** A name that an earlier line of the same list has. */
export interface DuplicateRow {
  line: number
  name: string
  /** The line that is imported. */
  firstLine: number
}

/** Each row of the list is in exactly one of the three. */
export interface ImportAnalysis {
  ready: ReadyRow[]
  duplicates: DuplicateRow[]
  /** In the order of their lines, those that could not be read as cells among them. */
  rejected: RejectedRow[]
}

/** What the dialog sets for every product. */
export interface ImportDefaults {
  categoryId: string | null
  /** Where the list has no stock; `UNLIMITED_STOCK` in the dialog. */
  stock: number
  /** Where the list has no price, in reais; such a row is refused otherwise. */
  price?: number
  /** A price of zero is refused otherwise. */
  acceptsZeroPrice?: boolean
}

/** Notes that something of a row was guessed, left out or altered. @param value ready to be shown */
export type Warn = (code: WarningCode, value?: string) => void
