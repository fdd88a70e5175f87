/** The text without what an identifier may not hold: ASCII letters, digits, hyphen and underscore stay. */
export function filterIdentifier(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '')
}

/**
 * The same while it is being typed: the caret stays between the characters between which it was.
 * @param caret offset in `text`
 */
export function filterIdentifierAt(text: string, caret: number): { text: string; caret: number } {
  return { text: filterIdentifier(text), caret: filterIdentifier(text.slice(0, caret)).length }
}
