/** Bounds of a sheet, in every program that writes them. */
export const ROW_LIMIT = 1_048_576
const COLUMN_LIMIT = 16_384

const LETTER = 26

/** A cell's place, 0-based. */
export interface CellPlace {
  row: number
  column: number
}

/** 0-based column of `AB12`, or -1 where it names none inside a sheet. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 0x40
    if (letter < 1 || letter > LETTER) break
    column = column * LETTER + letter
    if (column > COLUMN_LIMIT) return -1
  }
  return column - 1
}

function placeOf(reference: string): CellPlace | null {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference.replaceAll('$', ''))
  if (!match) return null
  const place = { column: columnOf(match[1] ?? ''), row: Number(match[2]) - 1 }
  return place.column < 0 || place.row < 0 || place.row >= ROW_LIMIT ? null : place
}

/** First and last cell of `A2:B5`; null for anything else. */
export function rangeOf(reference: string): { first: CellPlace; last: CellPlace } | null {
  const [from = '', to = ''] = reference.split(':')
  const first = placeOf(from)
  const last = placeOf(to)
  return first && last ? { first, last } : null
}
