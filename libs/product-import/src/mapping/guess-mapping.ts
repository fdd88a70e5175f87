import type { ImportField } from '../model/import-field'
import type { ColumnMapping, ImportRecord, ImportTable } from '../model/import-table'
import { readPrice } from '../price/read-price'
import { isAvailability, readFlag } from '../product/figures'
import { isForeignText, isUnclear, namesReais } from '../table/currency'
import { UNDECIDED_DATE } from './heading-words'
import { EXACT, headingWords, isFormerPrice, isPresentPrice, matchHeading, namesPrice } from './match-heading'

const SAMPLED_RECORDS = 100
const READ_APART = new Set<ImportField | null>(['salePrice', 'cost', 'stock'])

export function guessMapping({ headings, knownMapping, records }: ImportTable): ColumnMapping {
  if (knownMapping) return knownMapping
  const mapping = withCellsRead(withWordsAsName(mapHeadings(headings), headings, records), headings, records)
  const price = mapping.indexOf('price')
  if (price < 0 || holdsPrices(records, price)) return mapping
  const other = headings.findIndex(
    (heading, position) =>
      matchHeading(heading)?.field === 'price' && !isForeignText(heading) && holdsPrices(records, position),
  )
  return other < 0 ? mapping : mapping.with(price, null).with(other, 'price')
}

/** Headings of which only the cells show the meaning. */
const SHOWN_BY_CELLS: [words: RegExp, field: ImportField, isOf: (cell: string) => boolean][] = [
  [/^(?:status|situacao)(?: do produto)?$/, 'isActive', (cell) => readFlag(cell) !== null],
  [
    /^(?:status|situacao|disponibilidade|disponive(?:l|is))$/,
    'stock',
    (cell) => /^\d/.test(cell) || isAvailability(cell),
  ],
  [/^promo(?:cao)?$/, 'salePrice', (cell) => 'priceBrl' in readPrice(cell, null)],
]

function withCellsRead(mapping: ColumnMapping, headings: string[], records: ImportRecord[]): ColumnMapping {
  const read = [...mapping]
  for (const [words, field, isOf] of SHOWN_BY_CELLS) {
    const position = headings.findIndex((heading, at) => read[at] === null && words.test(headingWords(heading)))
    if (position < 0 || read.includes(field)) continue
    const filled = records.slice(0, SAMPLED_RECORDS).flatMap(({ cells }) => cells[position]?.trim() || [])
    if (filled.filter(isOf).length * 2 > filled.length) read[position] = field
  }
  return read
}

/** `Novo preço` and `Preço reajustado`, beside `Preço`. */
const isLaterPrice = (heading: string) =>
  namesPrice(heading) && /\bnov[oa]\b|\bnew\b|reajustad|atualizad|corrigid/.test(headingWords(heading))

/** The heading of the price column if others could be meant; not for an exact heading or the user's choice. */
export function doubtfulPriceHeading(table: ImportTable, mapping: ColumnMapping): string | null {
  const price = mapping.indexOf('price')
  const heading = table.headings[price]
  if (heading === undefined || table.knownMapping || guessMapping(table)[price] !== 'price') return null
  if (isUnclear(heading)) return heading
  const score = matchHeading(heading)?.score ?? 0
  const isDoubtful = table.headings.some((other, position) => {
    if (position === price || READ_APART.has(mapping[position] ?? null) || isForeignText(other)) return false
    if (namesReais(heading) && !namesReais(other)) return false
    const isExact = matchHeading(other)?.field === 'price' && matchHeading(other)?.score === EXACT
    return (score < EXACT && namesPrice(other)) || isExact || isLaterPrice(other)
  })
  return isDoubtful ? heading : null
}

/** Until the user says what the dates are. */
export function undecidedDateColumn({ headings, knownMapping }: ImportTable, mapping: ColumnMapping): number | null {
  if (knownMapping || mapping.includes('saleStartsAt') || mapping.includes('saleEndsAt')) return null
  const position = headings.findIndex(
    (heading, at) => mapping[at] === null && UNDECIDED_DATE.test(headingWords(heading)),
  )
  return position < 0 ? null : position
}

/** `LAT-1234`, `9PM` */
const CODE = /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]*$/u

/** `Item` may count the rows, and `Produto` be a code, beside the column with the names. */
function withWordsAsName(mapping: ColumnMapping, headings: string[], records: ImportRecord[]): ColumnMapping {
  const holdsWords = (position: number) => {
    const filled = records.slice(0, SAMPLED_RECORDS).flatMap(({ cells }) => cells[position]?.trim() || [])
    return filled.filter((cell) => /\p{L}/u.test(cell) && !CODE.test(cell)).length * 2 > filled.length
  }
  const name = mapping.indexOf('name')
  if (name < 0 || holdsWords(name)) return mapping
  const other = mapHeadings(headings.with(name, ''))
  return holdsWords(other.indexOf('name')) ? other : mapping
}

function holdsPrices(records: ImportRecord[], position: number): boolean {
  const cells = records
    .slice(0, SAMPLED_RECORDS)
    .map(({ cells: all, numbers }) => numbers?.[position] ?? all[position] ?? '')
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 0 || filled.some((cell) => 'priceBrl' in readPrice(cell, null))
}

/** Among exact headings; `regular_price` is beside the `price` of today. */
const PREFERRED = new Set(['sku', 'regular price'])

/** Exact headings beat keywords, then the first wins, but `SKU` beats `Código do produto`. Without a name, an exact `Descrição` is the name. */
export function mapHeadings(headings: string[]): ColumnMapping {
  const matches = headings.map(matchHeading)
  const best = new Map<ImportField, number>()
  for (const [position, match] of matches.entries()) {
    if (!match) continue
    const other = best.get(match.field)
    const isBetter = match.score > (matches[other ?? -1]?.score ?? 0)
    if (other === undefined || isBetter || PREFERRED.has(headingWords(headings[position] ?? '')))
      best.set(match.field, position)
  }
  const mapping = matches.map((match, position): ImportField | null => {
    if (!match) return null
    if (best.get(match.field) === position) return match.field
    return match.field === 'image' || match.field === 'moreImages' ? 'moreImages' : null
  })
  const description = best.get('description')
  if (!best.has('name') && description !== undefined && matches[description]?.score === EXACT)
    mapping[description] = 'name'
  return withFormerPrice(mapping, headings)
}

function withFormerPrice(mapping: ColumnMapping, headings: string[]): ColumnMapping {
  const words = headings.map(headingWords)
  const [former, present] = [words.findIndex(isFormerPrice), words.findIndex(isPresentPrice)]
  const price = headings[mapping.indexOf('price')]
  const isPlain = price !== undefined && matchHeading(price)?.score === EXACT
  if (present < 0 || mapping.includes('salePrice')) return mapping
  if (isPlain) return mapping.with(present, 'salePrice')
  if (former < 0) return mapping
  return mapping
    .map((field): ImportField | null => (field === 'price' ? null : field))
    .with(former, 'price')
    .with(present, 'salePrice')
}
