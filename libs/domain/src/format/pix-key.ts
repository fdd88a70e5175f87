import { isCnpj, isCpf } from './tax-id'

const EVP = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MOBILE = /^[1-9]{2}9\d{8}$/

/**
 * Random key or e-mail in small letters, CPF and CNPJ without signs, a mobile phone as `+5511987654321`. A phone needs
 * its `+55` or brackets, because a mistyped CPF has its digits.
 */
export function parsePixKey(typed: string): string | null {
  const key = typed.trim().toLowerCase()
  if (EVP.test(key)) return key
  if (key.includes('@')) return EMAIL.test(key) && key.length <= 77 && isAscii(key) ? key : null
  const plain = key.replaceAll(/[\s().,/-]/g, '').toUpperCase()
  if (isCpf(plain) || isCnpj(plain)) return plain
  const phone = plain.replace(/^\+?55(?=\d{11}$)/, '')
  return MOBILE.test(phone) && (phone !== plain || key.startsWith('(')) ? `+55${phone}` : null
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text)
}
