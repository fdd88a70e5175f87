/** With a decimal comma, points group thousands. */
const MACHINE = /^[+-]?\d{1,15}(\.\d{1,10})?$/
const BRAZILIAN = /^[+-]?(\d{1,15}|\d{1,3}(\.\d{3}){1,4}),\d{1,10}$/

/**
 * A number stored as JSON (`12.5`, `"12.50"`, `"R$ 1.234,56"`); null if absent, infinite or not a number. Without a
 * comma the point is decimal: `"1.234"` is a little more than one. For typed text see `parseTypedBrl`.
 */
export function parseStoredAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.replace(/^\s*(R\$)?\s*/i, '').trimEnd()
  if (MACHINE.test(text)) return Number(text)
  return BRAZILIAN.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}
