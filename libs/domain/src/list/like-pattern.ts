/**
 * `ilike` pattern that contains `text` literally. `*` becomes `_` (any character): PostgREST turns `*` into `%` and has
 * no escape for it.
 */
export function containsPattern(text: string): string {
  const escaped = text.replace(/[\\%_]/g, (character) => `\\${character}`).replaceAll('*', '_')
  return `%${escaped}%`
}
