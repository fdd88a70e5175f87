import { format, getFormatInfo } from 'numfmt'

/** A cell's text, and its number where it is one. */
export interface ShownCell {
  cell: string
  /** Plain decimal notation with a point; null for a text, a date or a share. */
  number: string | null
}

/** Turns the number that a cell holds, as the file writes it, into what its sheet shows. */
export type ShowNumber = (written: string) => ShownCell

/** Days from 1900 to 1904, with the 29 February 1900 that Excel believes in. */
const DAYS_TO_1904 = 1462
/** Formatting one takes 10 µs, and lists repeat their prices and days. */
const KEPT = 5000

const INTEGER = /^-?\d+$/
/** As everybody writes it, and within the digits that a number keeps. */
const PLAIN = /^-?\d+\.\d*[1-9]$/
const PLAIN_LENGTH = 15
const shownAsText = (text: string): ShownCell => ({ cell: text, number: null })

/** Formats that shorten: long digits as a power of ten, prices as fractions. Their cells show the number whole. */
const WHOLE = new Set(['general', 'scientific', 'fraction', 'text', 'error'])

function showWhole(written: string): ShownCell {
  // More digits than a number holds stay as they are.
  if (INTEGER.test(written)) return { cell: written, number: written }
  const isPlain = written.length <= PLAIN_LENGTH && PLAIN.test(written)
  const number = isPlain ? written : plainNumber(Number(written))
  return { cell: number.replace('.', ','), number }
}

const show = (pattern: string, value: number) => format(pattern, value, { locale: 'pt-BR', nbsp: false, throws: false })

function showByFormat(pattern: string, isFrom1904: boolean): ShowNumber {
  const { type, isDate, scale, maxDecimals } = getFormatInfo(pattern)
  if (WHOLE.has(type)) return showWhole
  if (isDate) return (written) => shownAsText(show(pattern, Number(written) + (isFrom1904 ? DAYS_TO_1904 : 0)).trim())
  if (type === 'percent') return (written) => shownAsText(show(pattern, Number(written)).trim())
  return (written) => {
    const value = Number(written)
    const cell = show(pattern, value).trim()
    if (cell === '') return shownAsText('')
    return { cell, number: plainNumber(scale === 1 ? roundedNumber(value, maxDecimals) : value) }
  }
}

/** @param pattern a number format of a workbook, `#,##0.00` or `dd/mm/yyyy` */
export function numberShower(pattern: string, isFrom1904: boolean): ShowNumber {
  const showOne = showByFormat(pattern, isFrom1904)
  if (showOne === showWhole) return showOne
  const kept = new Map<string, ShownCell>()
  return (written) => {
    const known = kept.get(written)
    if (known) return known
    if (kept.size >= KEPT) kept.clear()
    const shown = showOne(written)
    kept.set(written, shown)
    return shown
  }
}

/** Digits that a cell keeps; what a number has beyond them comes of binary arithmetic (19.989999999999998). */
const DIGITS = 15
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i

/** Plain decimal notation with a point, never with an exponent. */
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

/** Rounded half up as it is written, not as binary holds it: 1.005 to two decimals is 1.01. */
function roundedNumber(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(Number(value.toPrecision(DIGITS)))}e${decimals}`)
  if (!Number.isFinite(shifted)) return value
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`)
}
