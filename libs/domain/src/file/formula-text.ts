/**
 * `=`, `+`, `-`, `@`, tab and line breaks, the full-width signs too; spaces and invisible signs before them do not help.
 * With an apostrophe before it, it is harmless, and gets a second one: who takes one away has the text as it was.
 */
const LOOKS_LIKE_FORMULA = /^'*(?:[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－﹣−＠]|[\t\r\n])/u

/**
 * A text that a spreadsheet would take for a formula, with an apostrophe before it, so that it stays a text (CWE-1236).
 * For texts alone: a negative number is no formula.
 */
export function neutralizeFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text
}
