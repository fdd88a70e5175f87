import type { Column } from './column'
import { createCsvFile } from './csv-file'
import type { ExportFile } from './export-file'
import { createXlsxFile } from './xlsx/xlsx-file'

export type SpreadsheetFormat = 'xlsx' | 'csv'

export function createSpreadsheet<Row>(
  format: SpreadsheetFormat,
  list: { columns: readonly Column<Row>[]; sheetName: string },
): ExportFile<Row> {
  return format === 'xlsx' ? createXlsxFile(list) : createCsvFile(list.columns)
}
