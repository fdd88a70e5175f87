const UNITS = [
  { from: 10_000_000_000, divisor: 1_000_000_000, suffix: '\u00a0bi' },
  { from: 1_000_000, divisor: 1_000_000, suffix: '\u00a0mi' },
  { from: 10_000, divisor: 1_000, suffix: '\u00a0mil' },
  { from: 0, divisor: 1, suffix: '' },
]
const MOST_DIGITS = 2

const formats = Array.from(
  { length: MOST_DIGITS + 1 },
  (_, digits) =>
    new Intl.NumberFormat('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
)

/** Labels of an axis, e.g. `R$ 2,5 mil`, in the unit of the highest amount. Rounded: not for exact amounts. */
export function formatBrlScale(amountsBrl: readonly number[]): string[] {
  const highest = Math.max(0, ...amountsBrl)
  const unit = UNITS.find(({ from }) => highest >= from) ?? { divisor: 1, suffix: '' }
  const scaled = amountsBrl.map((amount) => amount / unit.divisor)
  const format = formats[digitsFor(scaled, unit.divisor === 1)]
  return scaled.map((amount) => (amount === 0 ? 'R$\u00a00' : `${format?.format(amount)}${unit.suffix}`))
}

function digitsFor(amounts: readonly number[], inReais: boolean): number {
  const isExact = (digits: number) =>
    amounts.every((amount) => Math.abs(amount - Number(amount.toFixed(digits))) < 1e-9 * Math.max(1, amount))
  if (isExact(0)) return 0
  return !inReais && isExact(1) ? 1 : MOST_DIGITS
}
