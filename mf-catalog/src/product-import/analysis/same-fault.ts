import type { RejectedRow } from '@loja/product-import'

/** The rows that fail by the same text in the same place as `row`, itself among them. */
export function sameFaults(rejected: RejectedRow[], row: RejectedRow, position: number): RejectedRow[] {
  const text = row.values[position] ?? ''
  return rejected.filter((other) => other.reason.code === row.reason.code && (other.values[position] ?? '') === text)
}

/** How many rows fail as each does: by reason, place and text. */
export function countAlike(rejected: RejectedRow[]): (row: RejectedRow) => number {
  const counts = new Map<string, number>()
  for (const row of rejected) counts.set(faultKey(row), (counts.get(faultKey(row)) ?? 0) + 1)
  return (row) => counts.get(faultKey(row)) ?? 1
}

function faultKey({ reason, position, values }: RejectedRow): string {
  // Rows that are at fault as a whole are not alike.
  if (position === null) return `whole ${reason.code} ${values.join('\n')}`
  return `${reason.code} ${position} ${values[position] ?? ''}`
}
