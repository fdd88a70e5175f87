import { headingWords, matchHeading } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'
import { type JoinRule, type PlatformCell, type PlatformRow, type PlatformRules, SALE_DATES } from './platform-rules'

export interface PlatformColumns {
  positions: Map<string, number>
  options: { name: number | string; value: number }[]
  images: number[]
}

const NUMBERS = Array.from({ length: 10 }, (_, index) => index + 1)
const EMPTY: PlatformCell = { text: '', number: null }

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
  for (const field of SALE_DATES) {
    const position = headings.findIndex((heading) => matchHeading(heading)?.field === field)
    if (position >= 0 && !positions.has(field)) positions.set(field, position)
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

export interface JoinedRow {
  row: PlatformRow
  parent: PlatformRow
  rows: PlatformRow[]
}

export function joinRows(rows: PlatformRow[], join: JoinRule | undefined): JoinedRow[] {
  if (!join) return rows.map((row) => ({ row, parent: row, rows: [row] }))
  return join.by === 'group' ? joinGroups(rows, join) : joinParents(rows, join)
}

function joinGroups(rows: PlatformRow[], { key, isVariant }: Extract<JoinRule, { by: 'group' }>): JoinedRow[] {
  const groups = new Map<string, PlatformRow[]>()
  const groupOf: PlatformRow[][] = []
  let above: PlatformRow[] = []
  for (const row of rows) {
    const name = row.text(key)
    // Without a key, a row continues the one above unless it is a product itself.
    const known = name === '' ? (isVariant(row) ? undefined : above) : groups.get(name)
    const group = known && known.length > 0 ? known : []
    group.push(row)
    if (name !== '') groups.set(name, group)
    groupOf.push(group)
    above = group
  }
  return rows.flatMap((row, index) => {
    const group = groupOf[index] ?? []
    const [parent = row] = group
    return row === parent || isVariant(row) ? [{ row, parent, rows: group }] : []
  })
}

function joinParents(
  rows: PlatformRow[],
  { parent, keys, variants }: Extract<JoinRule, { by: 'parent' }>,
): JoinedRow[] {
  const rowOf = new Map<string, PlatformRow>()
  for (const row of rows) for (const key of keys(row)) if (!rowOf.has(key)) rowOf.set(key, row)
  const namedBy = new Map<string, PlatformRow>()
  for (const row of variants ? rows : []) for (const key of variants?.(row) ?? []) namedBy.set(key, row)
  const parentOf = new Map<PlatformRow, PlatformRow>()
  for (const row of rows) {
    const named = rowOf.get(parent(row) ?? '') ?? keys(row).flatMap((key) => namedBy.get(key) ?? [])[0]
    // A variant of a variant is ignored: such rows would hide each other.
    if (named && named !== row && parent(named) === null && !keys(named).some((key) => namedBy.has(key)))
      parentOf.set(row, named)
  }
  const withVariants = new Set(parentOf.values())
  return rows
    .filter((row) => !withVariants.has(row))
    .map((row) => {
      const named = parentOf.get(row)
      return { row, parent: named ?? row, rows: named ? [named, row] : [row] }
    })
}
