import { foldText } from '@loja/domain/list'
import { doubtfulPriceHeading, guessMapping, undecidedDateColumn } from '../mapping/guess-mapping'
import type { ImportField } from '../model/import-field'
import type { DuplicateRow, ImportAnalysis, ImportDefaults, ReadyRow } from '../model/import-outcome'
import type { ColumnMapping, ImportRecord, ImportTable } from '../model/import-table'
import { type DecimalSign, shownDecimalSign } from '../price/read-price'
import { currencyColumns, isForeignText } from '../table/currency'
import { readImportTable } from '../table/read-import-table'
import { checkRecord, reject } from './check-record'
import { Codes } from './codes'
import { type ImportPlan, isTextField } from './record-cells'

export function planImport(table: ImportTable, mapping: ColumnMapping, defaults: ImportDefaults): ImportPlan {
  const positions: ImportPlan['positions'] = {}
  for (const [position, field] of mapping.entries()) {
    if (field === null) continue
    positions[field] = [...(positions[field] ?? []), position]
  }
  return {
    headings: table.headings,
    defaults,
    positions,
    fields: Object.keys(positions) as ImportField[],
    decimalSigns: decimalSigns(table.records, mapping),
    textColumns: mapping.map(isTextField),
    currencyColumns: currencyColumns(table.headings),
    foreignColumns: table.headings.map(isForeignText),
    doubtfulPrice: doubtfulPriceHeading(table, mapping),
    undecidedDate: undecidedDateColumn(table, mapping),
    guesses: table.platform !== 'loja' && !defaults.isJsonFile,
    isOwnExport: table.platform === 'loja',
    mayHoldHtml: table.platform === null,
    isMessage: table.kind === 'price-lines',
    isNeutralized: table.platform === 'loja' && table.kind === 'delimited',
  }
}

const SLICE = 5000

/** Yields the number of checked records. The first of equal names is imported; similar names get a warning. */
export function* checkInSlices(table: ImportTable, plan: ImportPlan): Generator<number, ImportAnalysis, void> {
  const ready: ReadyRow[] = []
  const duplicates: DuplicateRow[] = []
  const rejected = [...table.faults]
  const rowsLike = new Map<string, ReadyRow | ReadyRow[]>()
  const codes = new Codes()
  let done = 0
  for (const record of table.records) {
    if (done > 0 && done % SLICE === 0) yield done
    done += 1
    const row = checkRecord(record, plan)
    if ('reason' in row) {
      rejected.push(row)
      continue
    }
    const { name } = row.product
    const like = foldText(name).replaceAll(' ', '')
    const known = rowsLike.get(like)
    if (known === undefined) rowsLike.set(like, row)
    else {
      const others = Array.isArray(known) ? known : [known]
      const first = others.find(({ product }) => product.name === name)
      if (first) {
        duplicates.push({ line: row.line, name, firstLine: first.line })
        continue
      }
      row.warnings.push({ code: 'possible-duplicate', line: others[0]?.line ?? 0 })
      rowsLike.set(like, [...others, row])
    }
    const field = codes.repeatedBy(row)
    if (field) rejected.push(reject(record, plan, 'repeated-code', plan.positions[field]?.[0] ?? null))
    else ready.push(row)
  }
  rejected.sort((a, b) => a.line - b.line)
  return { ready, duplicates, rejected }
}

export function checkImport(table: ImportTable, plan: ImportPlan): ImportAnalysis {
  const slices = checkInSlices(table, plan)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** @throws ImportSyntaxError */
export function parseImportText(
  text: string,
  defaults: ImportDefaults,
): { table: ImportTable; mapping: ColumnMapping; analysis: ImportAnalysis } {
  const table = readImportTable(text)
  const mapping = guessMapping(table)
  return { table, mapping, analysis: checkImport(table, planImport(table, mapping, defaults)) }
}

/** The only sign that a price column shows; null if cells differ. */
export function decimalSigns(records: ImportRecord[], mapping: ColumnMapping): (DecimalSign | null)[] {
  const shown = mapping.map((field, position) =>
    field === 'price' || field === 'salePrice' || field === 'cost'
      ? signsInColumn(records, position)
      : new Set<DecimalSign>(),
  )
  const anywhere = new Set(shown.flatMap((signs) => [...signs]))
  return shown.map((signs) => onlyOne(signs.size > 0 ? signs : anywhere))
}

function signsInColumn(records: ImportRecord[], position: number): Set<DecimalSign> {
  const signs = new Set<DecimalSign>()
  for (const { cells, numbers } of records) {
    if (numbers?.[position] != null) continue
    const sign = shownDecimalSign(cells[position] ?? '')
    if (sign !== null) signs.add(sign)
    if (signs.size === 2) break
  }
  return signs
}

function onlyOne(signs: Set<DecimalSign>): DecimalSign | null {
  const [sign, ...others] = signs
  return sign !== undefined && others.length === 0 ? sign : null
}
