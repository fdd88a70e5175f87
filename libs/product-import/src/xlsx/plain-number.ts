/** Digits that a cell keeps; what a number has beyond them comes of binary arithmetic (19.989999999999998). */
const DIGITS = 15
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i

/** Plain decimal notation with a point, never with an exponent. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)))
  const match = EXPONENT.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match
  const digits = whole + decimals
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? sign + digits.padEnd(point, '0')
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Rounded half up as it is written, not as binary holds it: 1.005 to two decimals is 1.01. */
export function roundedNumber(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(Number(value.toPrecision(DIGITS)))}e${decimals}`)
  if (!Number.isFinite(shifted)) return value
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`)
}
