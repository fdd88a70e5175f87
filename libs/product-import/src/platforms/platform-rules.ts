import type { ImportField } from '../model/import-field'
import type { ImportPlatform, ImportRecord } from '../model/import-table'
import { isNoCategory } from '../product/text'

export interface PlatformCell {
  text: string
  number: string | null
}

interface Option {
  name: string
  value: string
}

export interface PlatformRow {
  record: ImportRecord
  text: (column: string) => string
  cell: (column: string) => PlatformCell
  options: () => Option[]
  images: () => string[]
}

export interface PlatformProduct {
  row: PlatformRow
  parent: PlatformRow
  rows: PlatformRow[]
  cells: Partial<Record<ImportField, PlatformCell>>
  options: string[]
}

export type JoinRule =
  /** Rows with the same key; the first has the common values, and rows without a variant add pictures. */
  | { by: 'group'; key: string; isVariant: (row: PlatformRow) => boolean }
  /** Rows that name a parent; a parent with variants is no product itself. */
  | {
      by: 'parent'
      parent: (row: PlatformRow) => string | null
      keys: (row: PlatformRow) => string[]
      variants?: (row: PlatformRow) => string[]
    }

export const BY_SKU: JoinRule = {
  by: 'parent',
  parent: (row) => row.text('parent') || null,
  keys: (row) => [row.text('sku')].filter((key) => key !== ''),
}

export interface PlatformRules {
  platform: ImportPlatform
  columns: Record<string, string[]>
  proof: string[]
  /** Columns of a field, the preferred first. Other fields are the columns of their name. */
  fields: Partial<Record<ImportField, string[]>>
  /** Option columns with `#` for their number, or the prefix of option headings. */
  options?: { names: string[]; values: string[] } | { prefix: string }
  images?: string[]
  join?: JoinRule
  own?: readonly ImportField[]
  finish?: (product: PlatformProduct) => void
  isTranslation?: (row: PlatformRow) => boolean
  isDeleted?: (row: PlatformRow) => boolean
}

/** Without its dates, a promotion would last, so that every shop's are found by their words. */
export const SALE_DATES = ['saleStartsAt', 'saleEndsAt'] as const satisfies ImportField[]

export const textCell = (text: string): PlatformCell => ({ text, number: null })
export const YES = textCell('sim')
export const NO = textCell('não')

/** The last category of the deepest path: `Casa, Perfumes > Importados` is `Importados`. Commas may be escaped. */
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

/** `49,9000000000` is `49,90`, `10,0000` is `10`. */
export function withoutZeros(text: string): string {
  return text.replace(/^(-?\d+)[.,]0+$/, '$1').replace(/^(-?\d+[.,]\d\d?)0*$/, '$1')
}

export function withoutZeroPrice(cell: PlatformCell | undefined): PlatformCell {
  return cell === undefined || /^[0.,]*$/.test(cell.text) ? { text: '', number: null } : cell
}
