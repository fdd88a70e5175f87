/** `1.234,56`, `1234,5`, `1.234`: a point before three digits groups thousands. */
const BRAZILIAN = /^(\d{1,13}|[1-9]\d{0,2}(\.\d{3}){1,4})(,\d{1,2})?$/
/** `1234.56`: one or two digits after a point cannot be thousands. */
const POINT = /^\d{1,13}\.\d{1,2}$/
/** `1,234.56`, as a supplier's list writes it. */
const ENGLISH = /^[1-9]\d{0,2}(,\d{3}){1,4}\.\d{1,2}$/

/**
 * An amount in reais as a person types it, with or without `R$`. `1.234` is one thousand two hundred and thirty-four;
 * `1,234` could be either, so it is null, as is everything that is no amount of whole cents. Never negative.
 */
export function parseTypedBrl(text: string): number | null {
  const amount = text.replace(/^\s*(R\$)?\s*/i, '').trimEnd()
  if (BRAZILIAN.test(amount)) return Number(amount.replaceAll('.', '').replace(',', '.'))
  if (POINT.test(amount) || ENGLISH.test(amount)) return Number(amount.replaceAll(',', ''))
  return null
}

/** An amount in reais as it stands in a field, e.g. `1234,50`; empty for none. */
export function formatTypedBrl(amountBrl: number | null): string {
  return amountBrl === null ? '' : amountBrl.toFixed(2).replace('.', ',')
}
