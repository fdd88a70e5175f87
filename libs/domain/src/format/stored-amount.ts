/** With a decimal comma, points group thousands. */
const MACHINE = /^[+-]?\d{1,15}(\.\d{1,10})?$/
const BRAZILIAN = /^[+-]?(\d{1,15}|\d{1,3}(\.\d{3}){1,4}),\d{1,10}$/

/** Without a comma the point is decimal. For typed text: `parseTypedBrl`. */
export function parseStoredAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.replace(/^\s*(R\$)?\s*/i, '').trimEnd()
  if (MACHINE.test(text)) return Number(text)
  return BRAZILIAN.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}
