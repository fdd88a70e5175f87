export type GtinFault =
  | { kind: 'characters' }
  | { kind: 'length'; length: number }
  | { kind: 'digit'; expected: number }

const LENGTHS = [8, 12, 13, 14]

export const cleanGtin = (typed: string) => typed.replaceAll(/[\s\u00a0\u200b\ufeff'’.-]/g, '')

/** Null for a GTIN-8, 12, 13 or 14 with its check digit. `private.is_gtin` is the same rule. */
export function gtinFault(gtin: string): GtinFault | null {
  if (!/^[0-9]*$/.test(gtin)) return { kind: 'characters' }
  if (!LENGTHS.includes(gtin.length)) return { kind: 'length', length: gtin.length }
  const expected = gtinCheckDigit(gtin.slice(0, -1))
  return gtin.endsWith(String(expected)) ? null : { kind: 'digit', expected }
}

function gtinCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Not of a shop or a coupon, whose prefixes catalogues refuse. */
export const isSharedGtin = (gtin: string) => !/^.(2|02|04|9[89])/.test(gtin.padStart(14, '0'))
