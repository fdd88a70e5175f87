import type { WorkbookArchive } from './workbook-archive'
import { isOn, xmlAttribute } from './xml-text'

/** Built-in number formats as Excel in Portuguese shows them (ECMA-376, 18.8.30). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"R$" #,##0',
  6: '"R$" #,##0',
  7: '"R$" #,##0.00',
  8: '"R$" #,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'dd-mmm-yy',
  16: 'dd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'dd/mm/yyyy hh:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '"R$" #,##0',
  43: '#,##0.00',
  44: '"R$" #,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

const STYLES_LIMIT = 100_000

export interface CellStyle {
  /** Number format. */
  format: string
  isStruck: boolean
}

export async function readCellStyles(archive: WorkbookArchive, path: string | null): Promise<CellStyle[]> {
  const codes = new Map<number, string>()
  const struckFonts: boolean[] = []
  const styles: CellStyle[] = []
  let list = ''
  const handler = {
    open(name: string, attributes: string) {
      if (name === 'numFmt') {
        codes.set(Number(xmlAttribute(attributes, 'numFmtId')), xmlAttribute(attributes, 'formatCode') ?? 'General')
      } else if (name === 'fonts' || name === 'cellXfs') list = name
      else if (list === 'fonts' && name === 'font' && struckFonts.length < STYLES_LIMIT) struckFonts.push(false)
      else if (list === 'fonts' && name === 'strike')
        struckFonts.splice(-1, 1, isOn(xmlAttribute(attributes, 'val') ?? '1'))
      else if (list === 'cellXfs' && name === 'xf' && styles.length < STYLES_LIMIT) {
        const id = Number(xmlAttribute(attributes, 'numFmtId') ?? 0)
        const isStruck = struckFonts[Number(xmlAttribute(attributes, 'fontId') ?? 0)] === true
        styles.push({ format: codes.get(id) ?? BUILT_IN[id] ?? 'General', isStruck })
      }
    },
    close(name: string) {
      if (name === list) list = ''
    },
  }
  if (path !== null) await archive.scan(path, handler)
  return styles
}
