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

/** Whether the text names the other kind: `15%` is no fixed amount, `R$ 15` no percentage. */
export function isOtherDiscountKind(text: string, isPercent: boolean): boolean {
  return (isPercent ? /r\$/i : /%/).test(text)
}

/** A percentage of at most 100, or reais. */
export function parseTypedDiscount(text: string, isPercent: boolean): number | null {
  if (isOtherDiscountKind(text, isPercent)) return null
  const value = parseTypedBrl(text.replace(/\s*%\s*$/, ''))
  return isPercent && value !== null && value > 100 ? null : value
}

export function formatTypedBrl(amountBrl: number | null): string {
  return amountBrl === null ? '' : amountBrl.toFixed(2).replace('.', ',')
}
