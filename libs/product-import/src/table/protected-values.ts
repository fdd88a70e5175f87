import { decodeEntities } from '@loja/domain/format'
import type { ImportRecord, ImportTable } from '../model/import-table'

/*
 * What programs add to values. Files and texts hold it, products do not.
 *
 * | In the list                     | Written by                                                       | Handled in         |
 * | ------------------------------- | ---------------------------------------------------------------- | ------------------ |
 * | `="0021"`                       | exports for Excel, which keeps it as a text (Magento, Bling)     | here               |
 * | `'0021`                         | Excel and Google Sheets: a text; Shopify: SKU and bar code       | here               |
 * | `'=A1`, `'+55`, `'-10`, `'@x`   | WooCommerce (`WC_CSV_Exporter::escape_data`), Shopify, our own   | here               |
 * | `&amp;`, `&quot;`, `&#44;`      | OpenCart and PrestaShop: HTML in the database; WooCommerce       | here               |
 * | `<p>`, `<br>`                   | WooCommerce, Shopify, Nuvemshop, Tray, Magento: descriptions     | `html-text.ts`     |
 * | `FALSE`, `FALSO`, `False`       | Odoo (odoo#24669), Excel: an empty text                          | `record-cells.ts`  |
 * | `NULL`, `\N`                    | phpMyAdmin, MySQL: an empty value                                | here               |
 * | `#N/D`, `#REF!`                 | Excel and LibreOffice, saved as CSV: an error, no empty cell     | `record-cells.ts`  |
 * | `sep=;`                         | Excel: the delimiter                                             | `delimited.ts`     |
 * | `7,89E+12`, lost zeros          | Excel: a code as a number                                        | `codes.ts`         |
 * | `\n`, `\,`                      | WooCommerce: line break, comma in a category                     | `woocommerce.ts`   |
 * | `10,0000`, `0.00` for no price  | Bling, Tiny, Magento; Tray, PrestaShop                           | `platform-rules.ts`|
 * | `_x000D_`                       | Excel workbooks: a control character                             | `xml-text.ts`      |
 */

const AS_TEXT = /^\s*="((?:[^"]|"")*)"\s*$/
/** Before a formula or a code; `'90s` is a word. */
const APOSTROPHE = /^\s*'(?=[=+@-]|[\d.,/-]+\s*$|(?=[\w.,/-]*\d)[\w.,/-]{4,}\s*$)/
const NO_VALUE = /^\s*(?:NULL|\\N)\s*$/

function withoutMarks(cell: string): string {
  const first = cell.trimStart().charAt(0)
  if (first === '=') return cell.replace(AS_TEXT, (_, text: string) => text.replaceAll('""', '"'))
  if (first === "'") return cell.replace(APOSTROPHE, '')
  return NO_VALUE.test(cell) ? '' : cell
}

/** Before a shop's export is recognised. */
export const plainMarks = (table: ImportTable) => withCells(table, withoutMarks)
export const plainTexts = (table: ImportTable) => withCells(table, decodeEntities)

function withCells(table: ImportTable, change: (cell: string) => string): ImportTable {
  // Most rows remain the same arrays.
  const changed = (cells: string[]) => (cells.some((cell) => change(cell) !== cell) ? cells.map(change) : cells)
  const record = (row: ImportRecord): ImportRecord => {
    const cells = changed(row.cells)
    return cells === row.cells ? row : { ...row, cells }
  }
  return {
    ...table,
    records: table.records.map(record),
    faults: table.faults.map((fault) => ({ ...fault, values: changed(fault.values) })),
  }
}
