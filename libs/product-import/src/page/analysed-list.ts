import type { RejectedImportRow } from '@loja/data/imports'
import {
  type ColumnMapping,
  checkInSlices,
  correctedRecord,
  correctedRow,
  guessMapping,
  type ImportAnalysis,
  type ImportRecord,
  type ImportTable,
  planImport,
  type RejectedRow,
  reasonText,
} from '../index'
import type {
  AnalysisProgress,
  Correction,
  ImportDecisions,
  ImportSource,
  ListCalls,
  ListSummary,
  ReadingChoices,
} from './analysis-protocol'
import { errorFile } from './csv-files'
import { type ImportCheckpoint, type ImportRow, storeImport } from './import-checkpoint'
import { type Reading, summaryOf, unitOf } from './list-summary'
import { previewOf, sameFaults } from './preview-page'
import { type ReadSource, readSource } from './read-source'
import { headingsKey } from './remembered-mappings'
import { resolveNames } from './resolve-names'

const MOST_REJECTED_ROWS = 2000
const NOTHING_CHECKED: ImportAnalysis = { ready: [], duplicates: [], rejected: [] }

export function createAnalysedList(onProgress: (progress: AnalysisProgress) => void): ListCalls {
  let opened: ImportSource | null = null
  let source: ReadSource | null = null
  let reading: Reading | null = null
  let existing: ReadonlySet<number> = new Set()
  let planned: ImportRow[] = []

  const held = () => {
    if (!reading) throw new Error('createAnalysedList: nothing was opened')
    return reading
  }
  const check = (table: ImportTable, mapping: ColumnMapping, choices: ReadingChoices): ListSummary => {
    const analysis = choices.isSupplierList ? NOTHING_CHECKED : analyse(table, mapping, choices, onProgress)
    reading = { table, mapping, choices, analysis }
    return summaryOf(reading, source?.sheets ?? [])
  }
  const choose = async (choices: ReadingChoices): Promise<ListSummary> => {
    if (!source) throw new Error('createAnalysedList: nothing was opened')
    // Other columns or lines may contain other names.
    existing = new Set()
    const { sheet, headingLine } = choices
    const before = reading?.choices
    // Corrections remain while the rows are the same.
    const isSame = reading && before?.sheet === sheet && before?.headingLine === headingLine
    const table = isSame && reading ? reading.table : await source.table(choices)
    const remembered = choices.remembered?.[headingsKey(table.headings)]
    const fits = choices.mapping?.length === table.headings.length
    return check(table, (fits && choices.mapping) || remembered || guessedMapping(table, choices), choices)
  }
  return {
    async open(given, choices) {
      reading = null
      opened = given
      source = await readSource(given, onProgress)
      return choose(choices)
    },
    async head(sheet) {
      if (!source) throw new Error('createAnalysedList: nothing was opened')
      const { sheets } = source
      return { lines: await source.firstLines(sheet), sheets, sheet: sheet ?? sheets[0] ?? null }
    },
    choose,
    correct(correction) {
      const { table, mapping, choices, analysis } = held()
      return check(withCorrection(table, analysis.rejected, correction), mapping, choices)
    },
    page: (request) => previewOf(held().analysis, existing, request),
    markExisting(lines) {
      existing = new Set(lines)
    },
    products: (from, count) => held().analysis.ready.slice(from, from + count),
    async plan(decisions) {
      planned = rowsToWrite(held().analysis, decisions)
      const checkpoint = { ...checkpointOf(held(), opened, decisions), total: planned.length }
      try {
        await storeImport(checkpoint, planned, (done) => onProgress({ done, total: planned.length }))
        return { checkpoint, isStored: true }
      } catch (error) {
        console.warn('[productImport.checkpoint] not stored', error)
        return { checkpoint, isStored: false }
      }
    },
    plannedRows: (firstRow, count) => planned.slice(firstRow, firstRow + count),
    rejectedFile: () => {
      const { analysis, table } = held()
      return errorFile(analysis.rejected.map(rejectedRow), table.headings, unitOf(table))
    },
    async supplierLines() {
      const { table, mapping } = held()
      const { readSupplierLines } = await import('../supplier-lines/read-supplier-lines')
      return readSupplierLines(table, mapping)
    },
  }
}

/** The chosen category is that of the whole JSON file (JSON-01). */
function guessedMapping(table: ImportTable, { defaults }: ReadingChoices): ColumnMapping {
  const mapping = guessMapping(table)
  return defaults.isJsonFile ? mapping.map((field) => (field === 'category' ? null : field)) : mapping
}

function rejectedRow({ line, column, reason, values }: RejectedRow): RejectedImportRow {
  return { line, column, reason: reasonText(reason), values }
}

const rejectedRows = ({ analysis }: Reading) => analysis.rejected.slice(0, MOST_REJECTED_ROWS).map(rejectedRow)

function rowsToWrite({ ready }: ImportAnalysis, { names, updates }: ImportDecisions): ImportRow[] {
  const resolve = resolveNames(names)
  const updated = new Set(updates.map(({ line }) => line))
  const inserts = ready
    .filter(({ line }) => !updated.has(line))
    .map(({ line, product }): ImportRow => ({ kind: 'insert', line, name: product.name, product: resolve(product) }))
  return inserts.concat(updates)
}

function checkpointOf(
  reading: Reading,
  opened: ImportSource | null,
  { id, userId, createdAt }: ImportDecisions,
): Omit<ImportCheckpoint, 'total'> {
  const { ready, duplicates, rejected } = reading.analysis
  return {
    id,
    userId,
    createdAt,
    // Also when pasted: its products have no lines (`unitOf`).
    source: unitOf(reading.table) === 'produto' || !opened ? 'json' : opened.kind,
    fileName: opened && 'file' in opened ? opened.file.name : null,
    analysed: ready.length + duplicates.length + rejected.length,
    rejected: rejected.length,
    repeated: duplicates.length,
    rejectedRows: rejectedRows(reading),
    isWhole: true,
  }
}

function analyse(
  table: ImportTable,
  mapping: ColumnMapping,
  { defaults }: ReadingChoices,
  onProgress: (progress: AnalysisProgress) => void,
): ImportAnalysis {
  const total = table.records.length
  const slices = checkInSlices(table, planImport(table, mapping, defaults))
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    onProgress({ done: value, total })
  }
}

function withCorrection(table: ImportTable, rejected: RejectedRow[], correction: Correction): ImportTable {
  const row = rejected.find(({ line }) => line === correction.line)
  if (!row) return table
  const corrected = new Map(correctedRecords(rejected, row, correction).map((record) => [record.line, record]))
  const known = new Set(table.records.map((record) => record.line))
  const records = table.records.map((record) => corrected.get(record.line) ?? record)
  // A row that could not be cut into cells was no record yet.
  for (const [at, record] of corrected) if (!known.has(at)) records.push(record)
  return {
    ...table,
    records: records.sort((a, b) => a.line - b.line),
    faults: table.faults.filter((fault) => !corrected.has(fault.line)),
  }
}

function correctedRecords(rejected: RejectedRow[], row: RejectedRow, correction: Correction): ImportRecord[] {
  if ('cells' in correction) return [correctedRow(row, correction.cells)]
  const { position, text, everywhere } = correction
  return (everywhere ? sameFaults(rejected, row, position) : [row]).map((each) => correctedRecord(each, position, text))
}
