import type { ImportNotice } from '../model/import-table'
import type { SheetRow } from '../table/read-sheet-table'
import { readCellStyles } from './cell-styles'
import type { HiddenCounts } from './hidden-cells'
import { readSharedStrings } from './shared-strings'
import { type CellCounts, SheetRows } from './sheet-rows'
import { numberShower } from './shown-number'
import { WorkbookArchive } from './workbook-archive'
import { requireArchive } from './workbook-error'
import { findParts, type WorkbookParts } from './workbook-parts'

export interface ReadSheetOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

export interface ReadSheet {
  rows: SheetRow[]
  notices: ImportNotice[]
}

export interface Workbook {
  sheets: string[]
  hiddenSheets: string[]
  /** Formulas have their saved results. @param index in `sheets` @throws ImportReadError or the signal's reason */
  readSheet(index: number, options?: ReadSheetOptions): Promise<ReadSheet>
}

/** @throws ImportReadError for other, damaged, encrypted or too large files */
export async function openWorkbook(bytes: Uint8Array, signal?: AbortSignal): Promise<Workbook> {
  requireArchive(bytes)
  const archive = await WorkbookArchive.open(bytes, signal)
  const parts = await findParts(archive)
  const visible = parts.sheets.filter(({ isHidden }) => !isHidden)
  const sheets = visible.length > 0 ? visible : parts.sheets
  return {
    sheets: sheets.map(({ name }) => name),
    hiddenSheets: parts.sheets.filter((sheet) => !sheets.includes(sheet)).map(({ name }) => name),
    readSheet: (index, options = {}) => {
      const sheet = sheets[index]
      if (sheet === undefined) throw new RangeError(`The workbook has no sheet ${index}.`)
      return readRows(archive, parts, { path: sheet.path, ...options })
    },
  }
}

async function readRows(
  archive: WorkbookArchive,
  parts: WorkbookParts,
  { path, signal, onProgress }: ReadSheetOptions & { path: string },
): Promise<ReadSheet> {
  const stringsSize = parts.sharedStrings === null ? 0 : archive.sizeOf(parts.sharedStrings)
  const size = Math.max(1, stringsSize + archive.sizeOf(path))
  const report = (before: number) => (bytes: number) => onProgress?.(Math.min(1, (before + bytes) / size))

  const strings = await readSharedStrings(archive, parts.sharedStrings, { signal, onBytes: report(0) })
  const styles = await readCellStyles(archive, parts.styles)
  const rows = new SheetRows({
    strings,
    styles: styles.map(({ format, isStruck }) => ({ show: numberShower(format, parts.isFrom1904), isStruck })),
    showDay: numberShower('dd/mm/yyyy', false),
    showGeneral: numberShower('General', false),
  })
  await archive.scan(path, rows, { signal, onBytes: report(stringsSize) })
  return { rows: rows.take(), notices: noticesOf({ ...rows.counts, ...rows.hidden.counts }) }
}

function noticesOf({ errors, formulas, rows, columns }: CellCounts & HiddenCounts): ImportNotice[] {
  const notices: ImportNotice[] = []
  if (errors > 0) notices.push({ code: 'sheet-errors', count: errors })
  if (formulas > 0) notices.push({ code: 'formulas-without-result', count: formulas })
  if (rows > 0) notices.push({ code: 'hidden-rows', count: rows })
  if (columns > 0) notices.push({ code: 'hidden-columns', count: columns })
  return notices
}
