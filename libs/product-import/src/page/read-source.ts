import {
  decodeImportBytes,
  type FirstLine,
  firstLines,
  firstRows,
  type ImportNotice,
  type ImportTable,
  type ReadOptions,
  readImportTable,
  readSheetTable,
  type SheetRow,
} from '../index'
import type { AnalysisProgress, ImportSource, ReadingChoices } from './analysis-protocol'
import { joinSheets } from './join-sheets'
import { headingsKey } from './remembered-mappings'

export interface SheetsRead {
  sheet?: string | undefined
  unreadSheets?: string[]
}

export interface ReadSource {
  sheets: string[]
  table(
    options: Pick<ReadingChoices, 'defaults' | 'sheet' | 'headingLine' | 'remembered' | 'isSupplierList'>,
  ): Promise<ImportTable & SheetsRead>
  firstLines(sheet: string | undefined): Promise<FirstLine[]>
}

/** @throws ImportReadError, ImportSyntaxError */
export async function readSource(
  source: ImportSource,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<ReadSource> {
  if (source.kind === 'text') return readText(source.text, [])
  const bytes = new Uint8Array(await source.file.arrayBuffer())
  if (source.kind === 'xlsx') return readWorkbook(bytes)
  if (source.kind === 'pdf') return readPages(bytes, onProgress)
  const { text, notices } = decodeImportBytes(bytes)
  return readText(text, notices)
}

function readText(text: string, notices: ImportNotice[]): ReadSource {
  return {
    sheets: [],
    firstLines: async () => firstLines(text),
    async table({ defaults: { isJsonFile: isJson }, headingLine, remembered, isSupplierList }) {
      const isKnownHeading = mappedBefore(remembered)
      const table = readImportTable(text, { headingLine, isKnownHeading, isSupplierList, isJson })
      return { ...table, notices: [...notices, ...table.notices] }
    },
  }
}

async function readPages(bytes: Uint8Array, onProgress: (progress: AnalysisProgress) => void): Promise<ReadSource> {
  const { readPdf } = await import('../pdf/read-pdf')
  const notices: ImportNotice[] = []
  const rows = await readPdf(bytes, {
    onProgress: (done, total) => onProgress({ done, total, arePages: true }),
    onEmptyPages: (pages) => notices.push({ code: 'pages-without-text', pages }),
  })
  return {
    sheets: [],
    firstLines: async () => firstRows(rows),
    async table({ headingLine, remembered, isSupplierList }) {
      const isKnownHeading = mappedBefore(remembered)
      const table = readSheetTable(rows, { headingLine, isKnownHeading, isSupplierList, isPrinted: true })
      return { ...table, notices: [...notices, ...table.notices] }
    },
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadSource> {
  const { openWorkbook } = await import('../xlsx/open-workbook')
  const workbook = await openWorkbook(bytes)
  const { sheets, hiddenSheets } = workbook
  const hidden: ImportNotice[] = hiddenSheets.length > 0 ? [{ code: 'hidden-sheets', names: hiddenSheets }] : []
  let read: { sheet: number; rows: SheetRow[]; notices: ImportNotice[] } | null = null
  const contentOf = async (sheet: number) => {
    if (read?.sheet !== sheet) read = { sheet, ...(await workbook.readSheet(sheet)) }
    return read
  }
  const tableOf = async (sheet: number, options: ReadOptions): Promise<ImportTable> => {
    const { rows, notices } = await contentOf(sheet)
    const table = readSheetTable(rows, options)
    return { ...table, notices: [...notices, ...table.notices] }
  }
  const numberOf = (sheet: string) => Math.max(0, sheets.indexOf(sheet))
  return {
    sheets,
    firstLines: async (sheet) => firstRows((await contentOf(sheet === undefined ? 0 : numberOf(sheet))).rows),
    async table({ sheet, headingLine, remembered, isSupplierList }) {
      const options = { headingLine, isKnownHeading: mappedBefore(remembered), isSupplierList }
      const first =
        sheet === undefined
          ? await firstList(sheets.length, (index) => tableOf(index, options))
          : { index: numberOf(sheet), table: await tableOf(numberOf(sheet), options) }
      const named = (table: ImportTable) => ({
        ...table,
        notices: [...hidden, ...table.notices],
        sheet: sheets[first.index],
      })
      if (!isSupplierList) return named(first.table)
      const others = sheets.flatMap((name, index) =>
        index === first.index ? [] : [{ name, read: () => tableOf(index, { ...options, headingLine: undefined }) }],
      )
      const { table, unreadSheets } = await joinSheets(first.table, others, sheet === undefined)
      return { ...named(table), unreadSheets }
    },
  }
}

/** Headings that the user has mapped before need no known words. */
function mappedBefore(remembered: ReadingChoices['remembered'] = {}): (cells: string[]) => boolean {
  return (cells) => Object.hasOwn(remembered, headingsKey(cells))
}

/** The first sheet with a list: a cover often comes first. Throws the error of the first sheet if none has one. */
async function firstList(count: number, read: (index: number) => Promise<ImportTable>) {
  let why: unknown
  for (let index = 0; index < count; index += 1) {
    try {
      const table = await read(index)
      if (table.records.length > 0 || index === count - 1) return { index, table }
    } catch (error) {
      why ??= error
    }
  }
  throw why
}
