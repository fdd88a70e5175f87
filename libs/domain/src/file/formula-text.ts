const LOOKS_LIKE_FORMULA = /^'*(?:[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－﹣−＠]|[\t\r\n])/u

/** An apostrophe before a text that a spreadsheet would run (CWE-1236). Doubled, so that removing one restores it. */
export function neutralizeFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text
}
