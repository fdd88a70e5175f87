/** A machine's number, or a Brazilian one: with a comma, points are its thousands. */
const MACHINE = /^[+-]?\d{1,15}(\.\d{1,10})?$/
const BRAZILIAN = /^[+-]?(\d{1,15}|\d{1,3}(\.\d{3}){1,4}),\d{1,10}$/

/**
 * A number that some program stored as JSON, as a number or as a text (`12.5`, `"12.50"`, `"R$ 1.234,56"`).
 * Null when it is absent, not finite or no number. A text without a comma is read as a program writes it: `"1.234"` is
 * a little more than one. What people type is another matter.
 */
export function parseStoredAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.replace(/^\s*(R\$)?\s*/i, '').trimEnd()
  if (MACHINE.test(text)) return Number(text)
  return BRAZILIAN.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}
