const LOOKS_LIKE_FORMULA = /^'*(?:[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－﹣−＠]|[\t\r\n])/u

/**
 * Prefixes a text that a spreadsheet would run as a formula with an apostrophe (CWE-1236). Covers full-width signs, and
 * signs after white space or invisible characters. An apostrophe is doubled, so removing one restores the text.
 */
export function neutralizeFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text
}
