import { neutralizeFormula } from '@loja/domain/file'
import type { ImportField } from '../model/import-field'
import type { ImportDefaults } from '../model/import-outcome'
import { type ImportRecord, isNested } from '../model/import-table'
import type { DecimalSign } from '../price/read-price'
import { cleanText, hasLoneSurrogate } from '../product/text'
import { type CurrencyColumn, foreignCell } from '../table/currency'

/** Fields whose text is never a boolean, which some programs write for no text. */
const TEXTS = new Set<ImportField | null>([
  'brand',
  'category',
  'description',
  'shortDescription',
  'sku',
  'gtin',
  'tags',
  'gender',
  'volume',
  'categoryType',
  'perfumeType',
  'fragranceFamily',
  'intensity',
  'image',
  'moreImages',
])
const NOTHING =
  /^(?:[-–—.*_?]+|n\/[ad]|n\.[ad]\.|s\/n|null|undefined|none|nan|nenhum[ao]?|n[aã]o (?:informad[ao]|se aplica)|sem (?:marca|descri[cç][aã]o|c[oó]digo|ean|gtin|sku|imagem|foto))$/i
/** An error of a formula is no text and no name; as a price or a stock it is shown and left out. */
const ERROR = /^#(?:n\/[ad]|ref!|valor!|value!|nome\?|name\?|div\/0!|n[uú]m!|nulo!|null!)$/i
export const isErrorCell = (text: string) => ERROR.test(text)
const LONGEST_NOTHING = 16
const BOOLEAN = /^(?:false|falso|true|verdadeiro)$/i

export const isBoolean = (number: string | null) => number === 'true' || number === 'false'
export const isTextField = (field: ImportField | null) => TEXTS.has(field)

const NONE: string[] = []
const NO_POSITIONS: number[] = []

export interface ImportPlan {
  headings: string[]
  defaults: ImportDefaults
  positions: Partial<Record<ImportField, number[]>>
  fields: ImportField[]
  /** By position; null where the column does not decide it. */
  decimalSigns: (DecimalSign | null)[]
  /** By position. */
  textColumns: boolean[]
  currencyColumns: CurrencyColumn[]
  /** By position: the heading names another currency. */
  foreignColumns: boolean[]
  doubtfulPrice: string | null
  /** A column of dates of which the heading does not say whether a promotion starts or ends on them. */
  undecidedDate: number | null
  guesses: boolean
  /** Our own export: cells are taken literally, and an empty cell means no value. */
  isOwnExport: boolean
  mayHoldHtml: boolean
  /** The lines of a message, whose names may begin with a code. */
  isMessage: boolean
  /** Our own CSV has an apostrophe before texts that look like formulas. */
  isNeutralized: boolean
}

/** The cells of a record by field. A class, because it is created for each of 100,000 rows. */
export class RecordCells {
  private readonly record: ImportRecord
  private readonly plan: ImportPlan
  /** By position: most cells are read several times. */
  private readonly cleaned: string[] = []

  constructor(record: ImportRecord, plan: ImportPlan) {
    this.record = record
    this.plan = plan
  }

  position(field: ImportField): number | null {
    return this.plan.positions[field]?.[0] ?? null
  }

  text(field: ImportField): string {
    return this.textAt(this.position(field))
  }

  textAt(position: number | null): string {
    return position === null ? '' : this.clean(position)
  }

  texts(field: ImportField): string[] {
    const positions = this.plan.positions[field]
    return positions ? positions.map((at) => this.clean(at)).filter((text) => text !== '') : NONE
  }

  has(field: ImportField): boolean {
    for (const at of this.plan.positions[field] ?? NO_POSITIONS) if (this.clean(at).trim() !== '') return true
    return false
  }

  number(field: ImportField): string | null {
    const at = this.position(field)
    return at === null ? null : (this.record.numbers?.[at] ?? null)
  }

  foreignCell(isCost: boolean): number | null {
    return foreignCell(this.record, this.plan.currencyColumns, isCost)
  }

  get isForeign(): boolean {
    return this.record.isForeign === true
  }

  hasLoneSurrogate(): boolean {
    return this.record.cells.some(hasLoneSurrogate)
  }

  private withoutPlaceholder(at: number, text: string): string {
    const isTyped = isBoolean(this.record.numbers?.[at] ?? null)
    if (this.plan.textColumns[at]) return isTyped || isNothing(text) ? '' : text
    return this.position('name') === at && (isTyped || isNoName(text)) ? '' : text
  }

  private clean(at: number): string {
    const known = this.cleaned[at]
    if (known !== undefined) return known
    const cell = this.record.cells[at] ?? ''
    const text = this.plan.isOwnExport ? ownText(cell, this.plan) : this.withoutPlaceholder(at, cleanText(cell))
    this.cleaned[at] = text
    return text
  }
}

export const isNothing = (text: string) =>
  text.length <= LONGEST_NOTHING && (BOOLEAN.test(text) || NOTHING.test(text) || isErrorCell(text) || isNested(text))
/** A lone sign is no name; an emoji is. Pivot tables write `(em branco)`. */
export const isNoName = (text: string) =>
  /^(?:null|undefined|nan|\((?:em branco|vazio|blank)\)|[^\p{L}\p{N}\p{S}]+)$/iu.test(text) || isErrorCell(text)

/** Unchanged except for characters that no database accepts. */
function ownText(cell: string, { isNeutralized }: ImportPlan): string {
  const text = isNeutralized && cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell
  return text.includes('\0') || hasLoneSurrogate(text) ? cleanText(text) : text
}
