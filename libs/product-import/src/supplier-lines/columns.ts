import type { UnsureCost } from '@loja/domain/suppliers'
import { decimalSigns } from '../analysis/check-import'
import { isBoolean, isNoName, isNothing } from '../analysis/record-cells'
import { headingWords, isFormerPrice } from '../mapping/match-heading'
import type { RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportRecord, ImportTable } from '../model/import-table'
import { type DecimalSign, readPrice } from '../price/read-price'
import { foldInPlace } from '../price-lines/fold-in-place'
import { holdsMoney } from '../price-lines/line-doubts'
import type { LinePrice } from '../price-lines/line-prices'
import { readLinePrices, realPrices } from '../price-lines/line-prices'
import { EMPTY_BRACKETS } from '../price-lines/line-text'
import { isTotal } from '../price-lines/no-product'
import { gtinDigits, readCode } from '../product/codes'
import { readFlag } from '../product/figures'
import { cleanText } from '../product/text'
import {
  type CurrencyColumn,
  currencyColumns,
  foreignCell,
  isForeignText,
  isUnclear,
  namesReais,
} from '../table/currency'
import { readAmount } from '../table/read-amount'
import { withCodesNamed } from './codes-at-end'
import { isForeign } from './foreign-currency'
import { isGtin, takeCodes } from './line-codes'
import { isNameWord, type PriceColumn, priceColumn } from './price-column'
import { sectionIn } from './section'
import type { SupplierLine } from './supplier-line'
import { traitsIn, withTraits } from './traits'

const WORDS = {
  volume:
    /^(?:ml|tam|tamanhos?|vol|volumes?|conteudo|capacidade|gramatura|volume ml|apresentac(?:ao|oes)|embalagem ml)$/,
  concentration: /^(?:tipo|concentracao|conc|versao|tipo de perfume)$/,
  gender: /^(?:generos?|sexo|publico|genero sexo|linha)$/,
  currency: /^(?:moeda|currency)$/,
  packQuantity:
    /^(?:(?:un|unid|unidades|qtd|qtde|quantidade|pecas)\.? (?:por |p |na |da )?(?:cx|caixa|emb|embalagem|fardo|pack)|cx|caixa|emb|embalagem|fardo|multiplo)$/,
  measure: /^(?:un|und|unid|unidades?|um|u m|medida|(?:unid|unidade) (?:de )?medida)$/,
  status: /^(?:status|situacao|disponibilidade|disponivel|estoque|saldo|stock|obs|observacao|qtd estoque)$/,
}
/** Unlike `Caixa`, which may be a price. */
const QUANTITY = /^(?:un|qtde?|quantidade|pecas|multiplo)/
const OF_SEVERAL =
  /^(?:dz|duzias?|cx|caixas?|bx|fd|fardos?|pct|pacotes?|pack|dp|display|cento|milheiro|pares|par)(?![a-z])/
/** In a remark. */
const PER_SEVERAL = /\b(?:por|preco d[ae]) (?:dz|duzia|cx|caixa|fardo|pacote|pack|display|cento)\b/
const CONCENTRATION = /^(?:ed[ptc]|parfum|extrait|elixir|colonia|deo[ -]?\w*|eau de [a-z]+)$/
const PICTURES = /\p{Emoji_Presentation}/gu
const SAMPLED = 100
const LONGEST = 200
const REAIS = /^(?:|r\$|brl|rea(?:l|is))$/

interface Columns {
  name: number
  volume: number
  unit: string
  concentration: number
  gender: number
  currency: number
  prices: PriceColumn[]
  signs: (DecimalSign | null)[]
  sku: number
  gtin: number
  packQuantity: number
  measure: number
  status: number
  isForeign: boolean
  currencies: CurrencyColumn[]
}

export function readColumns(
  table: ImportTable,
  mapping: ColumnMapping,
): { lines: SupplierLine[]; faults: RejectedRow[] } {
  const columns = columnsOf(table, mapping)
  const lines: SupplierLine[] = []
  const faults: RejectedRow[] = [...table.faults]
  const headings = table.headings.join('\t')
  let section: ReturnType<typeof sectionIn> = null
  const names = withCodesNamed(table.records.map(({ cells }) => cells[columns.name] ?? ''))
  for (const [index, record] of table.records.entries()) {
    const filled = record.cells.filter((cell) => cell.trim() !== '')
    if (record.cells.join('\t').trim() === headings) continue
    const heading = filled.length === 1 ? sectionIn(filled[0] ?? '', true) : null
    if (heading) {
      section = heading
      continue
    }
    const line = readRow(record, columns, names[index] ?? '')
    if ('fault' in line) faults.push(fault(record, line.fault, table.headings))
    else {
      const text = section ? withTraits(line.text, traitsIn(section.name)) : line.text
      const soldOut = line.soldOut || section?.soldOut === true
      lines.push({ ...line, text, section: section?.name ?? null, soldOut })
    }
  }
  return { lines, faults }
}

type Fault = { code: RejectedRow['reason']['code']; position: number | null }

function readRow(
  record: ImportRecord,
  columns: Columns,
  name: string,
): Omit<SupplierLine, 'section'> | { fault: Fault } {
  const cell = (position: number) => cleanText(record.cells[position] ?? '')
  const code = (position: number) => {
    const number = record.numbers?.[position] ?? null
    if (isBoolean(number) || isNothing(cell(position))) return ''
    const read = readCode(cell(position), number)
    // One code for several products would give each the answer of another.
    return read.isChanged || /^0*$/.test(read.code) ? '' : read.code
  }
  const codes = takeCodes(cleanText(name))
  const named = [codes.rest, ...measuresOf(record, columns, codes.rest)].join(' ')
  const text = [columns.volume, columns.concentration, columns.gender]
    .reduce((name, position) => withTraits(name, traitsIn(cell(position))), named)
    .replaceAll(PICTURES, ' ')
    .replaceAll(EMPTY_BRACKETS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '' || isNoName(text)) return { fault: { code: 'missing-name', position: columns.name } }
  if (isTotal(text)) return { fault: { code: 'line-without-price', position: columns.name } }
  const currency = foreignCell(record, columns.currencies, true)
  if (currency !== null) return { fault: { code: 'foreign-currency', position: currency } }
  const isInReais = columns.currencies.some(({ position }) => cell(position) !== '')
  const prices: LinePrice[] = []
  let unsure: UnsureCost | null = null
  let soldOut = codes.soldOut || isSoldOut(cell(columns.status))
  let why: Fault = { code: 'missing-price', position: columns.prices[0]?.position ?? null }
  for (const column of columns.prices) {
    const read = readCell(record, column, columns.signs[column.position] ?? null)
    if (read === 'sold-out') soldOut = true
    else if (Array.isArray(read)) {
      prices.push(...read)
      unsure ??= unsureCost(record, column, isInReais)
    } else if (read !== 'missing-price') why = { code: read, position: column.position }
  }
  const [measure, remark] = [cell(columns.measure), cell(columns.status)]
  if (OF_SEVERAL.test(foldInPlace(measure))) unsure ??= { kind: 'several_units', written: measure }
  if (PER_SEVERAL.test(foldInPlace(remark))) unsure ??= { kind: 'several_units', written: remark }
  if (!REAIS.test(foldInPlace(cell(columns.currency))))
    return { fault: { code: 'foreign-currency', position: columns.currency } }
  if (holdsMoney(text)) return { fault: { code: 'several-prices', position: columns.name } }
  if (prices.length === 0 && !soldOut) return { fault: columns.isForeign ? { ...why, code: 'foreign-currency' } : why }
  const gtin = gtinDigits(code(columns.gtin).replace(/^\D+/, ''))
  const decisive = [columns.name, ...columns.prices.map(({ position }) => position)]
  const isStruck = record.struck?.some((position) => decisive.includes(position)) === true
  const written = columns.prices.map(({ position }) => cell(position)).join(' ')
  return {
    line: record.line,
    text,
    prices: isStruck ? [] : prices,
    ...(isStruck && { doubt: { why: 'struck-through', written } }),
    packQuantity: quantityIn(cell(columns.packQuantity)) ?? codes.packQuantity ?? takeCodes(measure).packQuantity,
    soldOut,
    sku: code(columns.sku) || codes.sku,
    gtin: isGtin(gtin) ? gtin : codes.gtin,
    ...(unsure && { unsure }),
  }
}

/** `12`, `12 un`, `cx c/ 12`; not `24/48`. */
function quantityIn(text: string): number | null {
  const [, plain] =
    /^(\d{1,4})(?:[.,]0{1,2})? ?(?:uns?|unds?|unids?|unidades?|p[cç]s?|pe[cç]as?)?\.?$/i.exec(text) ?? []
  if (plain !== undefined) return Number(plain) || null
  const { packQuantity, rest } = takeCodes(text)
  return rest.trim() === '' ? packQuantity : null
}

function unsureCost({ cells, numbers }: ImportRecord, column: PriceColumn, isInReais: boolean): UnsureCost | null {
  const text = cells[column.position] ?? ''
  const number = numbers?.[column.position] ?? null
  const reading = number === null ? null : readAmount({ text, number, decimalSign: null, isForeign: false })
  if (reading && 'shown' in reading && reading.shown) return { kind: 'shown_otherwise', written: reading.shown }
  if (isInReais || namesReais(text)) return null
  const written = [text, column.heading].find(isUnclear)
  return written === undefined ? null : { kind: 'unclear_currency', written: written.trim() }
}

function readCell(
  record: ImportRecord,
  { position, label, fromQuantity }: PriceColumn,
  sign: DecimalSign | null,
): LinePrice[] | 'sold-out' | Fault['code'] {
  const number = record.numbers?.[position] ?? null
  const text = record.cells[position] ?? ''
  // `59,` has lost its cents, and `17,900` may be 17.90 or 17,900.00, but `17,9000` is 17.90.
  const isUnclear = number === null && (/,\s*$/.test(text) || /,(?!\d\d0{2,}\D*$)\d{3,}\D*$/.test(text))
  if (isUnclear && /^\D*[\d.]+,/.test(text)) return 'not-a-price'
  const reading = readAmount({ text, number, decimalSign: sign, isForeign: record.isForeign === true })
  if ('priceBrl' in reading)
    return reading.priceBrl === 0 ? 'zero-price' : [{ label, amount: reading.priceBrl, fromQuantity }]
  if (takeCodes(text).soldOut) return 'sold-out'
  if (reading.fault === 'foreign-currency' || reading.fault === 'negative-price') return reading.fault
  const { name, prices, doubt } = readLinePrices(text.slice(0, LONGEST))
  if (doubt !== null) return doubt
  // `170,00 C` is a credit.
  if (prices.length > 0 && /\p{L}/u.test(name)) return 'not-a-price'
  if (prices.length > 0) return realPrices(prices).map((price) => ({ ...price, label: price.label ?? label }))
  return /\d/.test(text) ? reading.fault : 'missing-price'
}

const isSoldOut = (status: string) =>
  /^(?:0+(?:[.,]0+)?|[-−]\d.*)$/.test(status) || readFlag(status) === false || takeCodes(status).soldOut

function columnsOf(table: ImportTable, mapping: ColumnMapping): Columns {
  const words = table.headings.map(headingWords)
  const find = (pattern: RegExp) => words.findIndex((heading, at) => pattern.test(heading) && mapping[at] !== 'name')
  const fixed = {
    sku: mapping.indexOf('sku'),
    gtin: mapping.indexOf('gtin'),
    packQuantity: find(WORDS.packQuantity),
    measure: find(WORDS.measure),
    status: find(WORDS.status),
    volume: find(WORDS.volume),
    concentration: find(WORDS.concentration),
    gender: find(WORDS.gender),
    currency: find(WORDS.currency),
  }
  const name = nameColumn(table, mapping, Object.values(fixed))
  const taken = new Set([name, fixed.sku, fixed.gtin, fixed.status, fixed.volume, fixed.gender, fixed.currency])
  const found = table.headings.flatMap((heading, position): PriceColumn[] => {
    const isQuantity = position === fixed.packQuantity && QUANTITY.test(words[position] ?? '')
    if (isQuantity || taken.has(position)) return []
    const column = priceColumn(words[position] ?? '', heading, position)
    if (mapping.includes('salePrice') && isFormerPrice(words[position] ?? '')) return []
    if (mapping[position] === 'price') return [column ?? { position, heading, label: null, fromQuantity: null }]
    return column && holdsPrices(table.records, position, position === fixed.packQuantity) ? [column] : []
  })
  const prices = found.filter(
    ({ position }) => !isForeign(words[position] ?? '') && !isForeignText(table.headings[position] ?? ''),
  )
  if (prices.some(({ position }) => position === fixed.packQuantity)) fixed.packQuantity = -1
  const signs = decimalSigns(
    table.records,
    table.headings.map((_, at) => (prices.some(({ position }) => position === at) ? 'price' : null)),
  )
  return {
    ...fixed,
    name,
    unit: /ml|vol/.test(words[fixed.volume] ?? '') ? 'ml' : '',
    prices: namedApart(prices, table.headings),
    signs,
    isForeign: prices.length < found.length,
    currencies: currencyColumns(table.headings),
  }
}

function namedApart(prices: PriceColumn[], headings: string[]): PriceColumn[] {
  const isPlain = ({ label, fromQuantity }: PriceColumn) => label === null && fromQuantity === null
  if (prices.filter(isPlain).length < 2) return prices
  return prices.map((price) => (isPlain(price) ? { ...price, label: headings[price.position]?.trim() || null } : price))
}

/** `Item` may count the rows; without a heading, the name is the longest text. */
function nameColumn(table: ImportTable, mapping: ColumnMapping, fixed: number[]): number {
  const named = mapping.indexOf('name')
  const lengths = lettersOf(table)
  if (named >= 0 && (lengths[named] ?? 0) > 0) return named
  const taken = new Set([...fixed, mapping.indexOf('brand'), mapping.indexOf('category')])
  const free = lengths.map((length, position) => (taken.has(position) ? -1 : length))
  const known = table.headings.findIndex((heading, at) => isNameWord(headingWords(heading)) && (free[at] ?? 0) > 0)
  return known >= 0 ? known : free.indexOf(Math.max(...free))
}

function holdsPrices(records: ImportRecord[], position: number, isQuantity: boolean): boolean {
  const cells = records.slice(0, SAMPLED).flatMap(({ cells: all }) => all[position]?.trim() || [])
  const priced = cells.filter((cell) => 'priceBrl' in readPrice(cell, null))
  return priced.length * 2 >= cells.length && !(isQuantity && cells.every((cell) => /^\d{1,4}$/.test(cell)))
}

function lettersOf({ headings, records }: ImportTable): number[] {
  return headings.map((_, position) =>
    records
      .slice(0, SAMPLED)
      .reduce((sum, { cells }) => sum + (cells[position] ?? '').replaceAll(/[^\p{L}]/gu, '').length, 0),
  )
}

/** Volume and concentration that are columns of their own: the same name may have several. */
function measuresOf({ cells }: ImportRecord, { volume, unit, concentration }: Columns, text: string): string[] {
  const own = foldInPlace(text).replaceAll(' ', '')
  const size = cleanText(cells[volume] ?? '')
  const kind = cleanText(cells[concentration] ?? '')
  const measures = [
    /^\d+(?:[.,]\d+)?$/.test(size) ? `${size}${unit}` : /^\d/.test(size) ? size : '',
    CONCENTRATION.test(foldInPlace(kind)) ? kind : '',
  ]
  return measures.filter((measure) => measure !== '' && !own.includes(foldInPlace(measure).replaceAll(' ', '')))
}

function fault({ line, cells, numbers }: ImportRecord, { code, position }: Fault, headings: string[]): RejectedRow {
  const column = position === null ? null : (headings[position] ?? null)
  return { line, column, position, reason: { code }, values: cells, ...(numbers && { numbers }) }
}
