const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi
const LAST_CODE_POINT = 0x10_ff_ff

function characterOf(code: number, otherwise: string): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : otherwise
}

export function decodeXmlText(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10), whole)
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole)
    return NAMED[name?.toLowerCase() ?? ''] ?? whole
  })
}

/** Excel's escapes: `_x000D_` for characters that XML cannot contain, `_x005F_` for an underscore. */
export function decodeSheetText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const SPACE = 0x20

function skipSpace(text: string, at: number): number {
  let next = at
  while (text.charCodeAt(next) <= SPACE) next += 1
  return next
}

/** @param attributes the tag after its name */
export function eachXmlAttribute(attributes: string, tell: (name: string, value: string) => void): void {
  let from = skipSpace(attributes, 0)
  for (let sign = attributes.indexOf('=', from); sign >= 0; sign = attributes.indexOf('=', from)) {
    const open = skipSpace(attributes, sign + 1)
    const quote = attributes.charAt(open)
    const end = quote === '"' || quote === "'" ? attributes.indexOf(quote, open + 1) : -1
    if (end < 0) return
    const name = attributes.slice(from, sign).trimEnd()
    tell(name.slice(name.indexOf(':') + 1), decodeXmlText(attributes.slice(open + 1, end)))
    from = skipSpace(attributes, end + 1)
  }
}

export const isOn = (value: string | null) => value === '1' || value === 'true'

export function xmlAttribute(attributes: string, name: string): string | null {
  let found: string | null = null
  eachXmlAttribute(attributes, (each, value) => {
    if (each === name) found = value
  })
  return found
}
