/** What a cell holds; null for an empty one. */
export type Cell =
  /** As it was stored; a format that cannot say what is a text has to see to formulas itself. */
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  /** In reais. */
  | { kind: 'money'; brl: number }
  /** ISO 8601. */
  | { kind: 'moment'; iso: string }
  | null

/** A column of an exported file, alike in every format. */
export interface Column<Row> {
  title: string
  /** In characters, for formats that have widths. */
  width: number
  cell(row: Row): Cell
}

/** An empty text is an empty cell. */
export function textCell(text: string | null): Cell {
  return text ? { kind: 'text', text } : null
}

export function numberCell(value: number | null): Cell {
  return value === null ? null : { kind: 'number', value }
}

/** @param brl in reais */
export function moneyCell(brl: number | null): Cell {
  return brl === null ? null : { kind: 'money', brl }
}

/** @param iso ISO 8601 */
export function momentCell(iso: string | null): Cell {
  return iso === null ? null : { kind: 'moment', iso }
}
