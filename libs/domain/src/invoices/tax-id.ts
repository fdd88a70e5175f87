/** Digit of a CPF or CNPJ: weights from the right, a character counts as its ASCII code less 48. */
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

/** Whether both digits of a CPF are right. @param plain 11 digits; one digit repeated is none */
export function isCpf(plain: string): boolean {
  if (!/^\d{11}$/.test(plain) || /^(\d)\1{10}$/.test(plain)) return false
  return hasDigits(plain, 12)
}

/** Whether both digits of a CNPJ are right; since July 2026 its first twelve characters may be letters. */
export function isCnpj(plain: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(plain) || /^(.)\1{13}$/.test(plain)) return false
  return hasDigits(plain, 9)
}

/** `123.456.789-09`, `12.ABC.345/01DE-35`; anything else as it is. */
export function formatTaxId(plain: string): string {
  if (/^\d{11}$/.test(plain)) return plain.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) ? plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : plain
}

function hasDigits(plain: string, highestWeight: number): boolean {
  const body = plain.slice(0, -2)
  const first = mod11Digit(body, highestWeight)
  return plain.endsWith(`${first}${mod11Digit(`${body}${first}`, highestWeight)}`)
}
