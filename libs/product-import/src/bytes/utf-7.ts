/** `+AOc-` for `ç`, `+ADs-` for `;`: UTF-16 in Base64 without padding (RFC 2152). */
const SHIFTED = /\+([A-Za-z\d+/]*)-?/g
const CLOSED = /\+([A-Za-z\d/]+)-/g
const EXPECTED = /^[!-/:-@[-`{-~\u00a0-\u024f\u2010-\u2044\u20ac]+$/

export function isUtf7(text: string): boolean {
  if (!text.includes('+') || !/^\p{ASCII}*$/u.test(text)) return false
  const shifted = [...text.matchAll(CLOSED)].map(([, encoded = '']) => decodeShifted(encoded))
  return shifted.length > 0 && shifted.every((part) => part !== null && EXPECTED.test(part))
}

export function fromUtf7(text: string): string {
  return text.replace(SHIFTED, (whole, encoded: string) => (encoded === '' ? '+' : (decodeShifted(encoded) ?? whole)))
}

function decodeShifted(encoded: string): string | null {
  const units = Math.floor((encoded.length * 6) / 16)
  if (units === 0 || Math.ceil((units * 16) / 6) !== encoded.length) return null
  const bytes = atob(encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '='))
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return text
}
