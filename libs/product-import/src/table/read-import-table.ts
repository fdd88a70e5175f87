import { seemsJson } from '../json/parse-json-list'
import { readJsonTable } from '../json/read-json-table'
import type { ImportTable } from '../model/import-table'
import { recognizePlatform } from '../platforms/recognize-platform'
import { areBlocks, readBlocks } from './blocks'
import { readDelimited } from './delimited'
import type { HeadingOptions } from './find-heading'
import { fixedFault } from './fixed-columns'
import { emptyTable, noHeading, tableWithHeading } from './table-with-heading'
import { filledLines } from './text-lines'
import { areUrlLines, readUrlLines } from './url-lines'

export type ReadOptions = HeadingOptions

/**
 * The list in a text: JSON, delimited text with headings, lines that begin with an address, or blocks of three lines,
 * in this order. Throws `ImportSyntaxError` with a sentence that says what is wrong and where.
 */
export function readImportTable(text: string, options: ReadOptions = {}): ImportTable {
  const plain = withoutMark(text)
  if (options.headingLine === undefined && seemsJson(plain)) return recognizePlatform(readJsonTable(plain))
  const lined = plain.includes('\r') ? plain.replaceAll(/\r\n?/g, '\n') : plain
  const delimited = readDelimited(lined, options)
  if (delimited) return recognizePlatform(tableWithHeading('delimited', delimited, options.headingLine))
  const lines = filledLines(lined)
  if (areUrlLines(lines)) return readUrlLines(lines)
  if (areBlocks(lines)) return readBlocks(lines)
  // A single line is no list at all, whatever it lacks.
  if (lines.length < 2)
    return emptyTable(lines.map(({ number, text: only }) => fixedFault('unreadable-line', number, [only])))
  throw noHeading()
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
