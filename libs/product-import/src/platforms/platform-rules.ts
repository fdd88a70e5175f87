import type { ImportField } from '../model/import-field'
import type { ImportPlatform, ImportRecord } from '../model/import-table'
import { isNoCategory } from '../product/text'

/** A cell as `ImportRecord` holds it in two lists. */
export interface PlatformCell {
  text: string
  number: string | null
}

interface Option {
  name: string
  value: string
}

/** A row of an export by the names of the platform's columns. */
export interface PlatformRow {
  record: ImportRecord
  /** Trimmed; empty where the column is missing. */
  text: (column: string) => string
  cell: (column: string) => PlatformCell
  /** Colour, size and the like, as far as they hold something. */
  options: () => Option[]
  /** Of the columns that hold one picture each. */
  images: () => string[]
}

/** A product on its way from a platform's rows to one record. */
export interface PlatformProduct {
  row: PlatformRow
  /** The row that says what all variants have in common; the row itself where it is the only one. */
  parent: PlatformRow
  /** All rows of the product, further pictures among them. */
  rows: PlatformRow[]
  cells: Partial<Record<ImportField, PlatformCell>>
  /** What tells it from other variants of the product, to be added to its name. */
  options: string[]
}

/** Which rows of an export are about one product. */
export type JoinRule =
  /** Rows of the same key, the first of which says what all have in common; a row that is no variant adds pictures. */
  | { by: 'group'; key: string; isVariant: (row: PlatformRow) => boolean }
  /** A row that names another one as its parent; a parent with variants is no product itself. */
  | {
      by: 'parent'
      parent: (row: PlatformRow) => string | null
      keys: (row: PlatformRow) => string[]
      /** Keys of the variants, where the parent names them. */
      variants?: (row: PlatformRow) => string[]
    }

/** Variants name the SKU of their product. */
export const BY_SKU: JoinRule = {
  by: 'parent',
  parent: (row) => row.text('parent') || null,
  keys: (row) => [row.text('sku')].filter((key) => key !== ''),
}

/** How the product export of one platform is recognised and read. */
export interface PlatformRules {
  platform: ImportPlatform
  /** The platform's columns by a name of ours, each with its headings in all languages and editions, as `headingWords`. */
  columns: Record<string, string[]>
  /** Columns without which it is another list. */
  proof: string[]
  /** From which column a field comes; of several the first that holds something. */
  fields: Partial<Record<ImportField, string[]>>
  /** Columns of option names and values, with `#` for their number; or what the headings of options begin with. */
  options?: { names: string[]; values: string[] } | { prefix: string }
  /** Columns of one picture each, with `#` for their number, the main picture first. */
  images?: string[]
  join?: JoinRule
  /** Fields that a variant does not take from its product. */
  own?: readonly ImportField[]
  /** Turns what the platform writes into what the import reads. */
  finish?: (product: PlatformProduct) => void
  /** Whether a row only translates another one. */
  isTranslation?: (row: PlatformRow) => boolean
  /** Whether the platform counts a row as deleted. */
  isDeleted?: (row: PlatformRow) => boolean
}

export const textCell = (text: string): PlatformCell => ({ text, number: null })
export const YES = textCell('sim')
export const NO = textCell('não')

/** The last category of the deepest path: `Casa, Perfumes > Importados` is `Importados`. A comma may be escaped. */
export function deepestCategory(text: string, levels: RegExp = />/): string {
  const paths = text.split(/(?<!\\),/).map((path) =>
    path
      .split(levels)
      .map((level) => level.replaceAll('\\,', ',').trim())
      .filter((level) => level !== '' && !isNoCategory(level)),
  )
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return deepest.at(-1) ?? ''
}

/** `49,9000000000` is `49,90`, `10,0000` is `10`: some systems write every decimal that their database has. */
export function withoutZeros(text: string): string {
  return text.replace(/^(-?\d+)[.,]0+$/, '$1').replace(/^(-?\d+[.,]\d\d?)0*$/, '$1')
}

/** A sale price as platforms write it that store 0 for none. */
export function withoutZeroPrice(cell: PlatformCell | undefined): PlatformCell {
  return cell === undefined || /^[0.,]*$/.test(cell.text) ? { text: '', number: null } : cell
}
