import { IDENTIFIER_CHARACTERS } from './setting-rule'

const FOREIGN = new RegExp(`[^${IDENTIFIER_CHARACTERS}]`, 'g')

export function filterIdentifier(text: string): string {
  return text.replaceAll(FOREIGN, '')
}

/** `filterIdentifier` during typing: preserves the caret. @param caret offset in `text` */
export function filterIdentifierAt(text: string, caret: number): { text: string; caret: number } {
  return { text: filterIdentifier(text), caret: filterIdentifier(text.slice(0, caret)).length }
}
