import type { JoinRule, PlatformRow } from './platform-rules'

/** One product, or one variant of a product. */
export interface JoinedRow {
  row: PlatformRow
  parent: PlatformRow
  rows: PlatformRow[]
}

/** The rows that are products, in the order of the list; every other row is among the `rows` of one of them. */
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
    // Without a key it continues what stands above, unless it is a product of its own.
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
    // A variant of a variant is none: such rows would hide each other.
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
