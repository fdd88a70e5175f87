import { parsePixKey } from '../format/pix-key'

interface PixRecipient {
  key: string
  name: string
  city: string
}

/** Longest amount that the field of 13 characters takes. */
const LARGEST_BRL = 9_999_999_999.99

/**
 * By the rules of the Banco Central: EMV fields of two digits, length and value, closed by a CRC16. Accents and signs
 * of name, city and `txid` are dropped.
 * @param txid up to 25 letters and digits
 * @returns null without a valid key, a name, a city or an amount above 0
 */
export function brCode({ key, name, city }: PixRecipient, amountBrl: number, txid: string): string | null {
  const pixKey = parsePixKey(key)
  const [shownName, shownCity] = [plainText(name, 25), plainText(city, 15)]
  if (pixKey === null || !shownName || !shownCity || !(amountBrl >= 0.01 && amountBrl <= LARGEST_BRL)) return null
  const payload = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', pixKey)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amountBrl.toFixed(2)),
    field('58', 'BR'),
    field('59', shownName),
    field('60', shownCity),
    field('62', field('05', txid.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 25) || '***')),
    '6304',
  ].join('')
  return payload + crc16(payload)
}

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

function plainText(text: string, limit: number): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain
    .replaceAll(/[^\x20-\x7e]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, limit)
    .trim()
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
