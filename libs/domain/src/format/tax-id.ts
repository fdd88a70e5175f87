function mod11Digit(body: string, highestWeight: number): number {
  let sum = 0
  let weight = 2
  for (let at = body.length - 1; at >= 0; at -= 1) {
    sum += (body.charCodeAt(at) - 48) * weight
    weight = weight === highestWeight ? 2 : weight + 1
  }
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** @param plain 11 digits; a repeated digit is invalid */
export function isCpf(plain: string): boolean {
  if (!/^\d{11}$/.test(plain) || /^(\d)\1{10}$/.test(plain)) return false
  return hasDigits(plain, 12)
}

/** Since July 2026 the first twelve characters may be letters. */
export function isCnpj(plain: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(plain) || /^(.)\1{13}$/.test(plain)) return false
  return hasDigits(plain, 9)
}

export function formatTaxId(plain: string): string {
  if (/^\d{11}$/.test(plain)) return plain.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) ? plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : plain
}

function hasDigits(plain: string, highestWeight: number): boolean {
  const body = plain.slice(0, -2)
  const first = mod11Digit(body, highestWeight)
  return plain.endsWith(`${first}${mod11Digit(`${body}${first}`, highestWeight)}`)
}
