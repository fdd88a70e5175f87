import { RequestRefusal } from './refusal'

const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs
/** Shorter numbers without exponent always keep their value. */
const SURELY_EXACT_LENGTH = 15

/**
 * The body as text.
 * @throws RequestRefusal for bytes that are no UTF-8, which would be stored as replacement characters
 */
export function decodeBody(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RequestRefusal(400, 'PGRST102', 'The body is not valid UTF-8')
  }
}

/**
 * @throws RequestRefusal for a number that a double cannot hold as written, e.g. `12345678901234567890`: reading the
 * body as JSON would change it, and nobody would be told
 */
export function assertExactNumbers(json: string): void {
  for (const [token] of json.matchAll(TEXTS_AND_NUMBERS)) {
    if (!token.startsWith('"') && !isExact(token)) throw inexact(token)
  }
}

/** Whether the number keeps its value as a double. What is no number at all counts as exact: it is refused elsewhere. */
export function isExact(token: string): boolean {
  if (token.length <= SURELY_EXACT_LENGTH && !/e/i.test(token)) return true
  const written = decimal(token)
  return written === undefined || written === decimal(String(Number(token)))
}

/** Significant digits and exponent, so that `1.50` and `15e-1` are the same text; undefined for no number. */
function decimal(token: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(token) ?? []
  if (`${whole}${fraction}` === '') return /^-?Infinity$/.test(token) ? token : undefined
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const power = Number(exponent) - fraction.length + digits.length - significant.length
  return `${sign === '-' ? '-' : ''}${significant}e${power}`
}

/** The refusal of a number that would be changed. */
export function inexact(token: string): RequestRefusal {
  return new RequestRefusal(400, '22003', `number cannot be kept exactly: ${token.slice(0, 40)}`)
}
