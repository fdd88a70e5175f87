import type { ImportField } from './import-field'
import type { RejectedRow } from './import-outcome'

/** Shops whose exports are recognised by their headings; `loja` is our own. */
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

export type ColumnMapping = (ImportField | null)[]

export interface ImportRecord {
  /** 1-based line of the text, row of the sheet or position in the JSON list; unique. */
  line: number
  cells: string[]
  /** Typed values of JSON and sheets, e.g. `1234.5`, `true`; null for a text. */
  numbers?: (string | null)[]
  /** Positions of cells that a sheet shows struck through. */
  struck?: number[]
  item?: number
  /** The item repeats a key; the last one counts. */
  hasRepeatedKey?: boolean
  isForeign?: boolean
  hasOtherPrice?: boolean
}

/** The cells of JSON values that are lists and objects. */
export const NESTED = { list: '[…]', object: '{…}' }
export const isNested = (cell: string) => cell === NESTED.list || cell === NESTED.object

export interface ImportTable {
  kind: 'delimited' | 'blocks' | 'url-lines' | 'price-lines' | 'json' | 'sheet'
  platform: ImportPlatform | null
  headings: string[]
  headingLine: number | null
  /** Known columns of platforms and of formats without headings. */
  knownMapping: ColumnMapping | null
  records: ImportRecord[]
  faults: RejectedRow[]
  notices: ImportNotice[]
  /** The unchanged lines of a supplier's list without headings. */
  lines?: TextLine[]
}

export interface TextLine {
  number: number
  text: string
  isStruck?: boolean
}

export type ImportNotice =
  | { code: 'encoding'; encoding: 'windows-1252' | 'macintosh' | 'cp850' | 'utf-7' | 'utf-16le' | 'utf-16be' }
  /** `PreÃ§o`: another program read UTF-8 as Windows-1252 and saved it. */
  | { code: 'garbled-accents' }
  | { code: 'lines-above-heading'; count: number }
  | { code: 'description-as-name'; heading: string }
  /** Cells that show an error (`#N/D`), which is no text. */
  | { code: 'sheet-errors'; count: number }
  | { code: 'formulas-without-result'; count: number }
  /** Hidden rows, columns and sheets with texts; they are not read. */
  | { code: 'hidden-rows'; count: number }
  | { code: 'hidden-columns'; count: number }
  | { code: 'hidden-sheets'; names: string[] }
  | { code: 'pages-without-text'; pages: number[] }
  | { code: 'rows-joined'; count: number }
