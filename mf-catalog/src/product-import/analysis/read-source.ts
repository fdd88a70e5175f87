import type { ImportAnalysis } from '@loja/product-import'
import {
  decodeImportBytes,
  type ImportDefaults,
  type ImportNotice,
  type ImportTable,
  readImportTable,
  readProductsJson,
  readSheetTable,
  type SheetRow,
} from '@loja/product-import'
import type { ImportSource, ReadingChoices } from './analysis-protocol'

/** A source whose bytes were read: what is chosen differently later needs no second reading. */
export interface ReadSource {
  sheets: string[]
  table(options: Pick<ReadingChoices, 'sheet' | 'headingLine'>): Promise<ImportTable>
  /** Instead of a table to be mapped: the file of the products page says itself what is what (JSON-02). */
  analysis?: (defaults: ImportDefaults) => ImportAnalysis
}

/** Reads the bytes of a source. Throws `ImportReadError` and `ImportSyntaxError`. */
export async function readSource(source: ImportSource): Promise<ReadSource> {
  if (source.kind === 'text') return readText(source.text, [])
  const bytes = new Uint8Array(await source.file.arrayBuffer())
  if (source.kind === 'xlsx') return readWorkbook(bytes)
  const { text, notices } = decodeImportBytes(bytes)
  if (source.kind === 'csv') return readText(text, notices)
  return {
    ...readText(text, notices),
    analysis: ({ categoryId }) => readProductsJson(text, categoryId ?? ''),
  }
}

function readText(text: string, notices: ImportNotice[]): ReadSource {
  return {
    sheets: [],
    async table({ headingLine }) {
      const table = readImportTable(text, headingLine === undefined ? {} : { headingLine })
      return { ...table, notices: [...notices, ...table.notices] }
    },
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadSource> {
  // Far from every list is one.
  const { openWorkbook } = await import('@loja/product-import/xlsx')
  const workbook = await openWorkbook(bytes)
  const sheets = workbook.sheets.map(({ name }) => name)
  let read: { sheet: number; rows: SheetRow[]; notices: ImportNotice[] } | null = null
  return {
    sheets,
    async table({ sheet, headingLine }) {
      const index = Math.max(0, sheet === undefined ? 0 : sheets.indexOf(sheet))
      if (read?.sheet !== index) read = { sheet: index, ...(await workbook.readSheet(index)) }
      const table = readSheetTable(read.rows, headingLine === undefined ? {} : { headingLine })
      return { ...table, notices: [...read.notices, ...table.notices] }
    },
  }
}
