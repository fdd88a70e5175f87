/**
 * The text without the given signs at its ends. A pattern that ends in `$` would try again at each sign of a long row of
 * them, which takes time in the square of its length.
 */
export function trimSigns(text: string, signs: string): string {
  let start = 0
  let end = text.length
  while (start < end && signs.includes(text[start] ?? '')) start += 1
  while (end > start && signs.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}
