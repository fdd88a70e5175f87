import { ImportSyntaxError } from '../model/import-error'
import { importMessages } from '../texts/import-messages'
import { countKeys } from './count-keys'
import { findJsonFault } from './find-json-fault'

export interface JsonItem {
  value: unknown
  /** It names a key twice; the last one counts. */
  hasRepeatedKey: boolean
}

/** What a list of JSON begins with; a title (`[LISTA] …`) and the time of a message (`[22/11/2026 10:31] …`) do not. */
const LIST_START = /^\[\s*(?:[{["']|\/[/*]|\]\s*$|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*(?:,\s*["{[\d-]|\]\s*$)|$)/i

/** Whether a text means to be JSON: an object, a comment, or a list. */
export function seemsJson(text: string): boolean {
  const start = text.search(/\S/)
  const head = text.slice(Math.max(start, 0), start + 200)
  return /^(?:\{|\/[/*])/.test(head) || LIST_START.test(head)
}

/** The items of a list in JSON. Throws `ImportSyntaxError` that names line and column. */
export function parseJsonList(text: string): JsonItem[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) throw new ImportSyntaxError('json-no-list', importMessages.jsonNoList)
  const keys = countKeys(text)
  return list.map((value: unknown, index) => ({
    value,
    hasRepeatedKey: isObject(value) && (keys[index] ?? 0) > Object.keys(value).length,
  }))
}

/** An item that can hold the fields of a product. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Each engine words it otherwise, and in English: the place is looked up again.
    const fault = cause instanceof SyntaxError ? findJsonFault(text) : null
    if (!fault) throw cause
    const before = text.slice(0, fault.at)
    const line = before.split(/\r\n?|\n/).length
    const column = fault.at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))
    throw new ImportSyntaxError('json-syntax', `linha ${line}, coluna ${column}: ${fault.problem}`)
  }
}
