/** Key of a list's headings: lists with the same ones are mapped alike. */
export function headingsKey(headings: string[]): string {
  const filled = headings.slice(0, headings.findLastIndex((heading) => heading.trim() !== '') + 1)
  return filled.map((heading) => heading.trim().toLowerCase()).join('\t')
}
