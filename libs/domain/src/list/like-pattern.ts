/**
 * Pattern of `ilike` that finds `text` anywhere, letter for letter: `%`, `_` and `\` mean themselves.
 * `*` cannot: PostgREST turns it into `%` before PostgreSQL sees it and knows no escape, so it matches any one
 * character here (`_`), which finds at least what was asked for.
 */
export function containsPattern(text: string): string {
  const escaped = text.replace(/[\\%_]/g, (character) => `\\${character}`).replaceAll('*', '_')
  return `%${escaped}%`
}
