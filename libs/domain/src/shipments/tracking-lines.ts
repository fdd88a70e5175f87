import { joinSpacedCodes } from '../format/spaced-codes'
import { foldText } from '../list/fold-text'
import { splitCells, splitRecords } from './pasted-records'
import { checkTrackingCode, isS10, normalizeTrackingCode } from './tracking-code'

/** `private.code_lines` refuses more. */
export const TRACKING_LINES_LIMIT = 1000

interface TrackingLine {
  line: number
  order: string
  code: string
  carrier: string | null
  sameCodeAs?: number
}

/** `damaged`: a spreadsheet rounded a long number (`1,23E+11`). `repeated`: line `of` names the same order. */
export type TrackingLineProblem = 'no-order' | 'no-code' | 'impossible-code' | 'several-codes' | 'damaged' | 'repeated'

interface TrackingLineFault {
  line: number
  text: string
  problem: TrackingLineProblem
  of?: number
}

export interface TrackingList {
  lines: TrackingLine[]
  faults: TrackingLineFault[]
  leftOut: number
}

type Field = 'order' | 'code' | 'carrier'
type Places = Partial<Record<Field, number>>

const HEADINGS: Record<Field, RegExp> = {
  code: /codigo|rastrei|rastrea|objeto|etiqueta|tracking/,
  carrier: /transportadora|carrier|envio por/,
  order: /pedido|numero|order|venda/,
}
const DAMAGED = /^\d+[.,]\d+E\+?\d+$/i

/** Pasted or CSV lines `order;code`, with or without headings. Cells are texts: `000417` and `1E5` do not change. */
export function parseTrackingLines(text: string): TrackingList {
  const records = splitRecords(text.replace(/^\ufeff/, ''))
  const first = records[0]
  const headings = first && readHeadings(splitCells(first.text))
  const rows = headings ? records.slice(1) : records
  const list: TrackingList = { lines: [], faults: [], leftOut: Math.max(0, rows.length - TRACKING_LINES_LIMIT) }
  const orders = new Map<string, number>()
  const codes = new Map<string, number>()
  for (const { line, text: record } of rows.slice(0, TRACKING_LINES_LIMIT)) {
    const cells = splitCells(joinSpacedCodes(record))
    const read = readCells(cells, headings)
    const earlier = orders.get(read.order)
    // Headings name one of the columns of a carrier's file.
    const codeCells = headings ? [cells[headings.code ?? -1] ?? ''] : cells
    const isSeveral = codeCells.flatMap((cell) => cell.split(/[\s,/;+]+/)).filter(isS10).length > 1
    const problem = (isSeveral ? 'several-codes' : problemOf(read)) ?? (earlier === undefined ? null : 'repeated')
    if (problem) {
      list.faults.push({ line, text: record.trim(), problem, ...(problem === 'repeated' && { of: earlier }) })
      continue
    }
    const sameCodeAs = codes.get(read.code)
    orders.set(read.order, line)
    if (sameCodeAs === undefined) codes.set(read.code, line)
    list.lines.push({ line, ...read, ...(sameCodeAs !== undefined && { sameCodeAs }) })
  }
  return list
}

function readHeadings(cells: string[]): Places | null {
  if (cells.some((cell) => /\d/.test(cell))) return null
  const places: Places = {}
  for (const field of Object.keys(HEADINGS) as Field[]) {
    const taken = Object.values(places)
    const place = cells.findIndex((cell, index) => !taken.includes(index) && HEADINGS[field].test(foldText(cell)))
    if (place >= 0) places[field] = place
  }
  return places.code === undefined || places.order === undefined ? null : places
}

function readCells(
  cells: string[],
  places: Places | null | undefined,
): Pick<TrackingLine, 'order' | 'code' | 'carrier'> {
  const at = (field: Field, otherwise: number) => cells[places ? (places[field] ?? -1) : otherwise] ?? ''
  let [order, code] = [at('order', 0), at('code', 1)]
  // Carriers' lists start with the code.
  if (!places && isS10(order) && !isS10(code)) [order, code] = [code, order]
  return {
    // `Pedido #417`
    order: normalizeTrackingCode(order).replace(/^(?:PEDIDO)?[#:]*/, ''),
    code: normalizeTrackingCode(code),
    carrier: at('carrier', -1).trim() || null,
  }
}

function problemOf({ order, code }: Pick<TrackingLine, 'order' | 'code'>): TrackingLineProblem | null {
  if (order === '') return 'no-order'
  if (code === '') return 'no-code'
  if (DAMAGED.test(order) || DAMAGED.test(code)) return 'damaged'
  return checkTrackingCode(code).kind === 'impossible' ? 'impossible-code' : null
}
