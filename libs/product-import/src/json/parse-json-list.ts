import { ImportSyntaxError } from '../model/import-error'
import { findJsonFault } from './find-json-fault'

interface JsonItem {
  value: unknown
  hasRepeatedKey: boolean
}

/** A JSON list, unlike a title (`[LISTA] …`) or the time of a message (`[22/11/2026 10:31] …`). */
const LIST_START = /^\[\s*(?:[{["']|\/[/*]|\]\s*$|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*(?:,\s*["{[\d-]|\]\s*$)|$)/i

export function seemsJson(text: string): boolean {
  const start = text.search(/\S/)
  const head = text.slice(Math.max(start, 0), start + 200)
  return /^(?:\{|\/[/*])/.test(head) || LIST_START.test(head)
}

/** @throws ImportSyntaxError with line and column */
export function parseJsonList(text: string): JsonItem[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) throw new ImportSyntaxError('json-no-list', 'O arquivo deve conter um array de produtos')
  const keys = countKeys(text)
  return list.map((value: unknown, index) => ({
    value,
    hasRepeatedKey: isObject(value) && (keys[index] ?? 0) > Object.keys(value).length,
  }))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Engines word errors differently and in English, so the position is searched again.
    const fault = cause instanceof SyntaxError ? findJsonFault(text) : null
    if (!fault) throw cause
    const before = text.slice(0, fault.at)
    const line = before.split(/\r\n?|\n/).length
    const column = fault.at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))
    throw new ImportSyntaxError('json-syntax', `linha ${line}, coluna ${column}: ${fault.problem}`)
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** The number of keys of each item, including repeated ones, which JSON.parse hides. The text is valid JSON. */
export function countKeys(text: string): number[] {
  const counts: number[] = []
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === COLON && depth === 2) keys += 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
    else if (depth === 1 && (code === COMMA || code === CLOSE_LIST)) {
      counts.push(keys)
      keys = 0
      if (code === CLOSE_LIST) depth = 0
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1
  }
  return counts
}

function endOfText(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}
