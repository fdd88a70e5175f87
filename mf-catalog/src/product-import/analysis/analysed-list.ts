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
} from '@loja/product-import'
import type { AnalysisProgress, Correction, ListCalls, ListSummary, ReadingChoices } from './analysis-protocol'
import { errorFile } from './error-file'
import { headingsKey } from './headings-key'
import { keptRow } from './kept-row'
import { type Reading, summaryOf, unitOf } from './list-summary'
import { previewOf } from './preview-page'
import { type ReadSource, readSource } from './read-source'
import { sameFaults } from './same-fault'

/** The list that is being prepared: read, checked, corrected, and shown page by page. Lives in a worker. */
export function createAnalysedList(onProgress: (progress: AnalysisProgress) => void): ListCalls {
  let source: ReadSource | null = null
  let reading: Reading | null = null
  let existing: ReadonlySet<number> = new Set()

  const held = () => {
    if (!reading) throw new Error('createAnalysedList: nothing was opened')
    return reading
  }
  const check = (table: ImportTable, mapping: ColumnMapping, choices: ReadingChoices): ListSummary => {
    const analysis = analyse(table, mapping, choices, onProgress)
    reading = { table, mapping, choices, analysis }
    return summaryOf(reading, source?.sheets ?? [])
  }
  const choose = async (choices: ReadingChoices): Promise<ListSummary> => {
    if (!source) throw new Error('createAnalysedList: nothing was opened')
    // Other columns or lines may hold other names.
    existing = new Set()
    const { sheet, headingLine } = choices
    const before = reading?.choices
    // What was corrected stays, as long as the rows are the same ones.
    const isSame = reading && before?.sheet === sheet && before?.headingLine === headingLine
    const table = isSame && reading ? reading.table : await source.table(choices)
    if (source.analysis) {
      reading = { table, mapping: guessMapping(table), choices, analysis: source.analysis(choices.defaults) }
      return summaryOf(reading, source.sheets)
    }
    const remembered = choices.remembered?.[headingsKey(table.headings)]
    const fits = choices.mapping?.length === table.headings.length
    return check(table, (fits && choices.mapping) || remembered || guessMapping(table), choices)
  }
  return {
    async open(opened, choices) {
      reading = null
      source = await readSource(opened)
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
    rejectedRows: (count) => held().analysis.rejected.slice(0, count).map(keptRow),
    rejectedFile: () => errorFile(held().analysis.rejected.map(keptRow), held().table.headings, unitOf(held().table)),
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

/** The table with what a person has typed in the place of what could not be understood. */
function withCorrection(table: ImportTable, rejected: RejectedRow[], correction: Correction): ImportTable {
  const row = rejected.find(({ line }) => line === correction.line)
  if (!row) return table
  const corrected = new Map(correctedRecords(rejected, row, correction).map((record) => [record.line, record]))
  const known = new Set(table.records.map((record) => record.line))
  const records = table.records.map((record) => corrected.get(record.line) ?? record)
  // What could not even be cut into cells was no record yet.
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
