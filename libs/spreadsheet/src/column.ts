export type Cell =
  /** Not escaped: a format without text cells must neutralise formulas. */
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'money'; brl: number }
  | { kind: 'moment'; iso: string }
  | null

export interface Column<Row> {
  title: string
  width: number
  cell(row: Row): Cell
}

export function textCell(text: string | null): Cell {
  return text ? { kind: 'text', text } : null
}

export function numberCell(value: number | null): Cell {
  return value === null ? null : { kind: 'number', value }
}

export function moneyCell(brl: number | null): Cell {
  return brl === null ? null : { kind: 'money', brl }
}

export function momentCell(iso: string | null): Cell {
  return iso === null ? null : { kind: 'moment', iso }
}
