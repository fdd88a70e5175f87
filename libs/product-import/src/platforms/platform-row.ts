import { headingWords } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'
import type { PlatformCell, PlatformRow, PlatformRules } from './platform-rules'

/** Where a table has the columns of a platform. */
export interface PlatformColumns {
  positions: Map<string, number>
  options: { name: number; value: number }[]
}

const OPTIONS = 9
const EMPTY: PlatformCell = { text: '', number: null }

/** Positions of the platform's columns; null where one that proves it is missing. */
export function findColumns(headings: string[], rules: PlatformRules): PlatformColumns | null {
  const words = headings.map(headingWords)
  const positionOf = (names: string[]) => {
    const name = names.find((each) => words.includes(each))
    return name === undefined ? -1 : words.indexOf(name)
  }
  const positions = new Map<string, number>()
  for (const [column, names] of Object.entries(rules.columns)) {
    const position = positionOf(names)
    if (position >= 0) positions.set(column, position)
  }
  if (!rules.proof.every((column) => positions.has(column))) return null
  const options: PlatformColumns['options'] = []
  for (let number = 1; number <= OPTIONS && rules.options; number += 1) {
    const numbered = (names: string[]) => positionOf(names.map((name) => name.replace('#', String(number))))
    const [name, value] = [numbered(rules.options.names), numbered(rules.options.values)]
    if (value >= 0) options.push({ name, value })
  }
  return { positions, options }
}

export function platformRow(record: ImportRecord, { positions, options }: PlatformColumns): PlatformRow {
  const textAt = (position: number) => record.cells[position]?.trim() ?? ''
  const cell = (column: string): PlatformCell => {
    const position = positions.get(column)
    if (position === undefined) return EMPTY
    return { text: textAt(position), number: record.numbers?.[position] ?? null }
  }
  return {
    record,
    cell,
    text: (column) => cell(column).text,
    options: () =>
      options
        .map(({ name, value }) => ({ name: textAt(name), value: textAt(value) }))
        .filter(({ value }) => value !== ''),
  }
}
