import { type ZipEntry, zipFile } from './zip-file'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

interface WorkbookFile {
  sheet: string
  strings?: string
  formats?: string[]
  properties?: string
  sheetName?: string
  more?: ZipEntry[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function workbookParts({ sheet, strings = '', formats = [], properties = '', sheetName = 'P' }: WorkbookFile) {
  const relations = (list: [id: string, kind: string, target: string][]) =>
    `<Relationships xmlns="${PACKAGE}">${list
      .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`
  const styles = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`)
  const xfs = formats.map((_code, index) => `<xf numFmtId="${200 + index}"/>`)
  return [
    { name: '_rels/.rels', content: relations([['a', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">${properties}<sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="s"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ['s', 'worksheet', 'worksheets/sheet1.xml'],
        ['t', 'sharedStrings', '/xl/sharedStrings.xml'],
        ['f', 'styles', '../xl/styles.xml'],
      ]),
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${SPREADSHEET}">${strings}</sst>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${styles.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${SPREADSHEET}">${sheet}</worksheet>` },
  ] satisfies ZipEntry[]
}

export const workbookFile = (file: WorkbookFile) => zipFile([...workbookParts(file), ...(file.more ?? [])])

export const oneRow = (cells: string) => `<sheetData><row>${cells}</row></sheetData>`
