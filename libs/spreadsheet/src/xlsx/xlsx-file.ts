import type { Column } from '../column'
import type { ExportFile } from '../export-file'
import { type ZipEntry, ZipFile } from '../zip-file'
import { cellsXml, SHEET_END, sheetStart } from './sheet-xml'
import { sheetPath, workbookFiles } from './workbook-xml'

const SHEET_ROWS = 1_048_575
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Workbook<Row> {
  columns: readonly Column<Row>[]
  /** The first sheet has it; others are numbered. Characters that XML or Excel refuse are left out. */
  sheetName: string
  sheetRows?: number
}

/** Holds only compressed bytes: libraries that build the workbook in memory need gigabytes for a million orders. */
export function createXlsxFile<Row>({ columns, sheetName, sheetRows = SHEET_ROWS }: Workbook<Row>): ExportFile<Row> {
  const zip = new ZipFile()
  let sheetCount = 0
  let rowCount = 0
  let sheet: ZipEntry | undefined

  async function beginSheet(): Promise<ZipEntry> {
    await endSheet()
    sheetCount += 1
    rowCount = 0
    sheet = zip.begin(sheetPath(sheetCount))
    await sheet.write(sheetStart(columns))
    return sheet
  }

  async function endSheet(): Promise<void> {
    await sheet?.write(SHEET_END)
    await sheet?.close()
    sheet = undefined
  }

  return {
    async add(rows) {
      let rest = rows
      while (rest.length > 0) {
        const open = sheet && rowCount < sheetRows ? sheet : await beginSheet()
        const fitting = rest.slice(0, sheetRows - rowCount)
        const first = rowCount + 2
        await open.write(
          fitting
            .map((row, index) =>
              cellsXml(
                first + index,
                columns.map((column) => column.cell(row)),
              ),
            )
            .join(''),
        )
        rowCount += fitting.length
        rest = rest.slice(fitting.length)
      }
    },
    async finish() {
      if (!sheet) await beginSheet()
      await endSheet()
      const names = Array.from({ length: sheetCount }, (_, n) => (n === 0 ? sheetName : `${sheetName} ${n + 1}`))
      for (const [path, xml] of Object.entries(workbookFiles(names))) {
        const entry = zip.begin(path)
        await entry.write(xml)
        await entry.close()
      }
      return zip.finish(TYPE)
    },
  }
}
