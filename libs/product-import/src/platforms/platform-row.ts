import { headingWords } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'
import type { PlatformCell, PlatformRow, PlatformRules } from './platform-rules'

/** Where a table has the columns of a platform. */
export interface PlatformColumns {
  positions: Map<string, number>
  options: { name: number | string; value: number }[]
  /** Of one picture each. */
  images: number[]
}

const NUMBERS = Array.from({ length: 10 }, (_, index) => index + 1)
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
  const numbered = (names: string[], number: number) =>
    positionOf(names.map((name) => name.replace('#', String(number))))
  const images = (rules.images ?? []).flatMap((name) => {
    const numbers = name.includes('#') ? NUMBERS : [1]
    return numbers.map((number) => numbered([name], number)).filter((position) => position >= 0)
  })
  return { positions, options: optionColumns(words, rules, numbered), images: [...new Set(images)] }
}

function optionColumns(
  words: string[],
  { options }: PlatformRules,
  numbered: (names: string[], number: number) => number,
): PlatformColumns['options'] {
  if (!options) return []
  if ('prefix' in options) {
    const { prefix } = options
    return [...words.entries()].flatMap(([value, heading]) =>
      heading.startsWith(`${prefix} `) ? [{ name: heading.slice(prefix.length + 1), value }] : [],
    )
  }
  return NUMBERS.map((number) => ({
    name: numbered(options.names, number),
    value: numbered(options.values, number),
  })).filter(({ value }) => value >= 0)
}

export function platformRow(record: ImportRecord, { positions, options, images }: PlatformColumns): PlatformRow {
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
        .map(({ name, value }) => ({ name: typeof name === 'string' ? name : textAt(name), value: textAt(value) }))
        .filter(({ value }) => value !== ''),
    images: () => images.map(textAt).filter((image) => image !== ''),
  }
}
