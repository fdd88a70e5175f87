const BRAZILIAN = /^(\d{1,13}|[1-9]\d{0,2}(\.\d{3}){1,4})(,\d{1,2})?$/
const POINT = /^\d{1,13}\.\d{1,2}$/
const ENGLISH = /^[1-9]\d{0,2}(,\d{3}){1,4}\.\d{1,2}$/

/** In reais. `1.234` means 1234; null for `1,234`, which is ambiguous, negative amounts and fractions of cents. */
export function parseTypedBrl(text: string): number | null {
  const amount = text.replace(/^\s*(R\$)?\s*/i, '').trimEnd()
  if (BRAZILIAN.test(amount)) return Number(amount.replaceAll('.', '').replace(',', '.'))
  if (POINT.test(amount) || ENGLISH.test(amount)) return Number(amount.replaceAll(',', ''))
  return null
}

export function formatTypedBrl(amountBrl: number | null): string {
  return amountBrl === null ? '' : amountBrl.toFixed(2).replace('.', ',')
}
