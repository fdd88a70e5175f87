import { isUtf8 } from 'node:buffer'
import { RequestRefusal } from './refusal'

const MAX_DEPTH = 64
const MAX_NUMBER = 40
const SURELY_EXACT_LENGTH = 15
/** The limit of a PostgreSQL statement. */
const MAX_VALUES = 65_535
/** PGlite's stack ends between 10,000 and 20,000 rows. */
const MAX_ROWS = 10_000
const MAX_KEYS = 1600

const QUOTE = 0x22
const COMMA = 0x2c
const MINUS = 0x2d
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const OPENING_BRACE = 0x7b
const CLOSING = new Set([0x5d, 0x7d])
const IN_NUMBERS = new Set([...'0123456789.eE+-'].map((character) => character.charCodeAt(0)))

/** Invalid bytes would be stored as replacement characters. */
export function assertUtf8(bytes: Uint8Array): void {
  if (!isUtf8(bytes)) {
    throw new RequestRefusal(400, 'PGRST102', 'The body is not valid UTF-8')
  }
}

/** Later parsers recurse and use doubles. */
export function assertReadableJson(bytes: Uint8Array): void {
  const shape = new Shape()
  let index = 0
  while (index < bytes.length) {
    const byte = bytes[index] as number
    if (byte === QUOTE) index = endOfText(bytes, index)
    else if (byte === MINUS || (byte >= 0x30 && byte <= 0x39)) {
      const end = endOfNumber(bytes, index)
      const token = String.fromCharCode(...bytes.subarray(index, Math.min(end, index + MAX_NUMBER + 1)))
      if (!isExact(token)) throw inexact(token)
      index = end
    } else {
      shape.add(byte)
      index += 1
    }
  }
  shape.assertWritable()
}

function endOfText(bytes: Uint8Array, start: number): number {
  let index = start + 1
  while (index < bytes.length) {
    const byte = bytes[index] as number
    if (byte === QUOTE) return index + 1
    index += byte === BACKSLASH ? 2 : 1
  }
  return index
}

function endOfNumber(bytes: Uint8Array, start: number): number {
  let index = start + 1
  while (index < bytes.length && IN_NUMBERS.has(bytes[index] as number)) index += 1
  return index
}

class Shape {
  #depth = 0
  #isList = false
  #rows = 1
  #keys = 0
  #mostKeys = 0

  add(byte: number): void {
    if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      if (this.#depth === 0) this.#isList = byte === OPENING_BRACKET
      this.#depth += 1
      if (this.#depth > MAX_DEPTH)
        throw new RequestRefusal(400, 'PGRST102', `JSON is nested more than ${MAX_DEPTH} deep`)
    } else if (CLOSING.has(byte)) this.#depth -= 1
    else if (byte === COLON && this.#depth === (this.#isList ? 2 : 1)) {
      this.#keys += 1
      this.#mostKeys = Math.max(this.#mostKeys, this.#keys)
    } else if (byte === COMMA && this.#isList && this.#depth === 1) {
      this.#rows += 1
      this.#keys = 0
    }
  }

  assertWritable(): void {
    if (this.#mostKeys > MAX_KEYS) {
      throw new RequestRefusal(413, '54011', `A row has at most ${MAX_KEYS} columns, and this one ${this.#mostKeys}`)
    }
    const allowed = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / Math.max(1, this.#mostKeys)))
    if (this.#rows <= allowed) return
    const message = `At most ${allowed} rows of this many columns can be written at once, and these are ${this.#rows}`
    throw new RequestRefusal(413, '54000', message)
  }
}

export function isExact(token: string): boolean {
  if (token.length > MAX_NUMBER) return false
  if (token.length <= SURELY_EXACT_LENGTH && !/e/i.test(token)) return true
  const written = decimal(token)
  return written === undefined || written === decimal(String(Number(token)))
}

/** Equal for `1.50` and `15e-1`. */
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

export function inexact(token: string): RequestRefusal {
  return new RequestRefusal(400, '22003', `number cannot be stored exactly: ${token.slice(0, MAX_NUMBER)}`)
}
