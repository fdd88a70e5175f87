import { format, getFormatInfo } from 'numfmt'

export interface ShownCell {
  cell: string
  number: string | null
}

export type ShowNumber = (written: string) => ShownCell

/** Days from 1900 to 1904, including Excel's 29 February 1900. */
const DAYS_TO_1904 = 1462
/** Formatting takes 10 µs, and values repeat. */
const MOST_CACHED = 5000

const INTEGER = /^-?\d+$/
const PLAIN = /^-?\d+\.\d*[1-9]$/
const PLAIN_LENGTH = 15
const shownAsText = (text: string): ShownCell => ({ cell: text, number: null })

/** Formats that shorten numbers, e.g. exponents and fractions: their cells show the whole number. */
const WHOLE = new Set(['general', 'scientific', 'fraction', 'text', 'error'])

function showWhole(written: string): ShownCell {
  // More digits than a number can hold remain unchanged.
  if (INTEGER.test(written)) return { cell: written, number: written }
  const isPlain = written.length <= PLAIN_LENGTH && PLAIN.test(written)
  const number = isPlain ? written : plainNumber(Number(written))
  return { cell: number.replace('.', ','), number }
}

const show = (pattern: string, value: number) => format(pattern, value, { locale: 'pt-BR', nbsp: false, throws: false })

function showByFormat(pattern: string, isFrom1904: boolean): ShowNumber {
  const { type, isDate } = getFormatInfo(pattern)
  if (WHOLE.has(type)) return showWhole
  if (isDate) return (written) => shownAsText(show(pattern, Number(written) + (isFrom1904 ? DAYS_TO_1904 : 0)).trim())
  if (type === 'percent') return (written) => shownAsText(show(pattern, Number(written)).trim())
  return (written) => {
    const value = Number(written)
    const cell = show(pattern, value).trim()
    if (cell === '') return shownAsText('')
    return { cell, number: plainNumber(value) }
  }
}

export function numberShower(pattern: string, isFrom1904: boolean): ShowNumber {
  const showOne = showByFormat(pattern, isFrom1904)
  if (showOne === showWhole) return showOne
  const cached = new Map<string, ShownCell>()
  return (written) => {
    const known = cached.get(written)
    if (known) return known
    if (cached.size >= MOST_CACHED) cached.clear()
    const shown = showOne(written)
    cached.set(written, shown)
    return shown
  }
}

/** Further digits come from binary arithmetic (19.989999999999998). */
const DIGITS = 15
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i

function plainNumber(value: number): string {
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
