const MAX_DISTANCE = 2

export function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length > 40) return undefined
  const ranked = names.map((other) => ({ other, distance: distanceBetween(name, other) }))
  const [best] = ranked.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= MAX_DISTANCE && best.distance < best.other.length ? best.other : undefined
}

/** Levenshtein's distance. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
