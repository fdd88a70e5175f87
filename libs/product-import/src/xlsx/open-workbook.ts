import type { ImportNotice } from '../model/import-table'
import type { SheetRow } from '../table/read-sheet-table'
import { readCellFormats } from './cell-styles'
import { readSharedStrings } from './shared-strings'
import { type CellCounts, SheetRows } from './sheet-rows'
import { numberShower } from './shown-number'
import { WorkbookArchive } from './workbook-archive'
import { requireArchive } from './workbook-error'
import { findParts, type WorkbookParts } from './workbook-parts'

export interface WorkbookSheet {
  name: string
  isHidden: boolean
}

export interface ReadSheetOptions {
  /** Stops between two pieces; the promise rejects with its reason. */
  signal?: AbortSignal
  /** Told the share that is read, from 0 to 1. */
  onProgress?: (share: number) => void
}

export interface ReadSheet {
  /** For `readSheetTable`. */
  rows: SheetRow[]
  /** To be shown beside those of the table. */
  notices: ImportNotice[]
}

/** An opened workbook; its sheets are read one by one. */
export interface Workbook {
  /** In the workbook's order, hidden ones last. */
  sheets: WorkbookSheet[]
  /**
   * The rows of a sheet as it shows them: no formula is evaluated, what it resulted in when it was saved is read.
   *
   * @param index position in `sheets`
   * Throws `ImportReadError`, or the signal's reason.
   */
  readSheet(index: number, options?: ReadSheetOptions): Promise<ReadSheet>
}

/**
 * Opens an Excel workbook (.xlsx, .xlsm). Throws `ImportReadError`: for what is no workbook, is damaged, is under a
 * password, or would inflate beyond all measure.
 */
export async function openWorkbook(bytes: Uint8Array, signal?: AbortSignal): Promise<Workbook> {
  requireArchive(bytes)
  const archive = await WorkbookArchive.open(bytes, signal)
  const parts = await findParts(archive)
  const sheets = [...parts.sheets.filter((sheet) => !sheet.isHidden), ...parts.sheets.filter((sheet) => sheet.isHidden)]
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
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
  const tell = (before: number) => (bytes: number) => onProgress?.(Math.min(1, (before + bytes) / size))

  const strings = await readSharedStrings(archive, parts.sharedStrings, { signal, onBytes: tell(0) })
  const formats = await readCellFormats(archive, parts.styles)
  const rows = new SheetRows({
    strings,
    styles: formats.map((pattern) => numberShower(pattern, parts.isFrom1904)),
    showDay: numberShower('dd/mm/yyyy', false),
    showGeneral: numberShower('General', false),
  })
  await archive.scan(path, rows, { signal, onBytes: tell(stringsSize) })
  return { rows: rows.take(), notices: noticesOf(rows.counts) }
}

function noticesOf({ errors, formulas, hiddenRows }: CellCounts): ImportNotice[] {
  const notices: ImportNotice[] = []
  if (errors > 0) notices.push({ code: 'sheet-errors', count: errors })
  if (formulas > 0) notices.push({ code: 'formulas-without-result', count: formulas })
  if (hiddenRows > 0) notices.push({ code: 'hidden-rows', count: hiddenRows })
  return notices
}
