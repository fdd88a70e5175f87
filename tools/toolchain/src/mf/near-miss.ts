export function didYouMean(text: string, names: readonly string[]): string {
  const near = nearest(text, names)
  return near === undefined ? '' : ` Did you mean ${near}?`
}

/** The text may lack a prefix such as `mf-`. */
function nearest(text: string, names: readonly string[]): string | undefined {
  const limit = text.length < 5 ? 1 : 2
  const distances = names.map((name) => {
    const short = name.replace(/^mf-/, '')
    return { name, distance: Math.min(distanceOf(text, name), distanceOf(text, short)) }
  })
  return distances.filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance)[0]?.name
}

/** Levenshtein. */
function distanceOf(text: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...text].entries()) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index++)
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + Number(letter !== other[index]),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
