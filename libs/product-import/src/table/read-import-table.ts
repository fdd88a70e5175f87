import { seemsJson } from '../json/parse-json-list'
import { readJsonTable } from '../json/read-json-table'
import type { ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import { isMessage } from '../price-lines/line-text'
import { readDoubtfulLines, readPriceLines } from '../price-lines/price-lines'
import { isMixed } from '../supplier-lines/foreign-currency'
import { isSentence, isTable, isUncut, readDelimited } from './delimited'
import { areBlocks, areUrlLines, readBlocks, readUrlLines } from './image-lines'
import {
  emptyTable,
  type HeadingOptions,
  markForeign,
  NO_HEADINGS,
  noHeading,
  tableWithHeading,
} from './table-with-heading'
import { filledLines, fixedFault, supplierTable } from './text-lines'
import { readTwoColumns } from './two-columns'
import { withVariations } from './variation-columns'

const SAMPLED_LINES = 100

export interface ReadOptions extends HeadingOptions {
  /** Refuses every other text. */
  isJson?: boolean
}

/** Tries JSON, delimited text, address lines, blocks of three lines, and price lines. @throws ImportSyntaxError */
export function readImportTable(text: string, options: ReadOptions = {}): ImportTable {
  const table = readText(text, options)
  return options.isSupplierList ? table : withVariations(table)
}

function readText(text: string, options: ReadOptions): ImportTable {
  const { headingLine } = options
  const plain = withoutMark(text)
  if (options.isJson || (headingLine === undefined && seemsJson(plain))) return recognizePlatform(readJsonTable(plain))
  const lined = plain.includes('\r') ? plain.replaceAll(/\r\n?/g, '\n') : plain
  const delimited = readDelimited(lined, options)
  const isCertain = delimited && !(headingLine === undefined ? isSentence(delimited) : isUncut(delimited, headingLine))
  if (!isCertain && options.isSupplierList) return supplierTable(filledLines(lined))
  const other = isCertain ? null : readLines(lined, headingLine)
  if (other) return other
  const cut = delimited || headingLine !== undefined ? null : readDelimited(lined, { headingLine: NO_HEADINGS })
  const list = cut && readTwoColumns('delimited', cut)
  if (list) return list
  if (delimited) return recognizePlatform(tableWithHeading('delimited', delimited, headingLine))
  const doubtful = headingLine === undefined && !isTable(lined) ? readDoubtfulLines(filledLines(lined)) : null
  if (doubtful) return doubtful
  throw noHeading()
}

function readLines(text: string, headingLine: number | undefined): ImportTable | null {
  const lines = filledLines(text)
  if (headingLine === undefined && areUrlLines(lines)) return readUrlLines(lines)
  const blocks = headingLine === undefined && areBlocks(lines) ? readBlocks(lines) : null
  const isChat = lines.slice(0, SAMPLED_LINES).some((line) => isMessage(line.text))
  const prices = lines.length > 1 && !isChat && isTable(text) ? null : readPriceLines(lines)
  const named = prices?.records.filter(({ cells }) => cells[0] !== '').length ?? 0
  if (prices && named > (blocks?.records.length ?? 0))
    return { ...prices, records: markForeign(prices.records, lines, isMixed(lines.map((line) => line.text))) }
  if (blocks) return blocks
  return lines.length < 2
    ? (readDoubtfulLines(lines) ??
        emptyTable(lines.map((line) => fixedFault('unreadable-line', line.number, [line.text]))))
    : null
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
