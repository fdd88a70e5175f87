import type { ImportField } from './import-field'
import type { RejectedRow } from './import-outcome'

/** The shops whose product exports are known by their headings; `loja` is our own product list export. */
export type ImportPlatform =
  | 'woocommerce'
  | 'shopify'
  | 'nuvemshop'
  | 'loja-integrada'
  | 'tray'
  | 'tiny'
  | 'bling'
  | 'prestashop'
  | 'magento'
  | 'meta'
  | 'loja'

/** What each column means, in the order of the headings; null for a column that is not taken. */
export type ColumnMapping = (ImportField | null)[]

/** One product of a list, as texts in the order of the table's headings. */
export interface ImportRecord {
  /** 1-based line of the text, row of the sheet, or place in the list of JSON where it begins. No two have the same. */
  line: number
  /** May be shorter than the headings: what is not there is empty. */
  cells: string[]
  /**
   * Where the source knows numbers from texts (JSON, a sheet): the number of that cell in plain decimal notation with a
   * point (`1234.5`, never `1e5`), `true` or `false`, null for a text. A number is never ambiguous, whatever `cells` shows
   * of it.
   */
  numbers?: (string | null)[]
  /** 1-based position in a list of JSON. */
  item?: number
  /** A key that the JSON of this item names twice; the last one counts. */
  hasRepeatedKey?: boolean
  /** The text names another price of the product too. */
  hasOtherPrice?: boolean
}

/** A list of products before anything is understood of it: the one form that every format is read into. */
export interface ImportTable {
  kind: 'delimited' | 'blocks' | 'url-lines' | 'price-lines' | 'json' | 'sheet'
  /** Whose export it is, by its headings; null for any other list. */
  platform: ImportPlatform | null
  headings: string[]
  /** 1-based; null where the format has no headings. */
  headingLine: number | null
  /** What the columns mean where that is known beyond guessing (formats without headings, platforms). */
  knownMapping: ColumnMapping | null
  records: ImportRecord[]
  /** Rows that could not be read as cells. */
  faults: RejectedRow[]
  notices: ImportNotice[]
}

/** What is worth knowing of a whole list; `noticeText` says it in Portuguese. */
export type ImportNotice =
  /** It was not UTF-8. */
  | { code: 'encoding'; encoding: 'windows-1252' | 'utf-16le' | 'utf-16be' }
  /** `PreÃ§o`: some program before us read UTF-8 as Windows-1252 and saved that. */
  | { code: 'garbled-accents' }
  /** Titles or notes above the headings. */
  | { code: 'lines-above-heading'; count: number }
  /** No column is called name; the descriptions are taken for names. */
  | { code: 'description-as-name'; heading: string }
  /** Cells of a sheet that show an error (`#N/D`); they count as empty. */
  | { code: 'sheet-errors'; count: number }
  /** Formulas of a sheet that were saved without their result; they count as empty. */
  | { code: 'formulas-without-result'; count: number }
  /** Rows that the sheet hides, by a filter for instance; they are read. */
  | { code: 'hidden-rows'; count: number }
  /** Rows of a shop's export that are part of a product of another row: further pictures, what variants have in common. */
  | { code: 'rows-joined'; count: number }
