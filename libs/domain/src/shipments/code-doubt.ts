import { type KnownCarrier, knownCarrier } from './carriers'
import { checkTrackingCode, normalizeTrackingCode } from './tracking-code'

export type CodeDoubt =
  | { kind: 'wrong-digit'; expected: number }
  | { kind: 'almost-s10' }
  | { kind: 'not-of-carrier'; carrier: KnownCarrier }
  /** Two codes in a row, e.g. a scan behind the stored code. */
  | { kind: 'several' }
  | { kind: 'invoice-key' }

const S10_FORMS = /[A-Z]{2}\d{9}[A-Z]{2}/g
const LIKE_S10 = /[A-Z]{2}[\dOIL]{9}[A-Z]{2}/
const TWICE = /^(.{6,})\1+$/
const INVOICE_KEY = /^\d{44}$/
/** A corrected last character is no second code. */
const SHORTEST = 4
const FORMS: Record<Exclude<KnownCarrier, 'Correios'>, RegExp> = { Jadlog: /^\d{8,20}$/, Loggi: /./ }

/** `stored`: the code that the field had before. Codes of other carriers have any form. */
export function codeDoubt(text: string, carrier: string | null, stored: string | null = null): CodeDoubt | null {
  const check = checkTrackingCode(text)
  if (check.kind === 'empty' || check.kind === 'impossible') return null
  const code = normalizeTrackingCode(text)
  if (isSeveral(code, stored)) return { kind: 'several' }
  if (INVOICE_KEY.test(code)) return { kind: 'invoice-key' }
  const known = knownCarrier(carrier)
  if (carrier?.trim() && !known) return null
  const isS10Form = check.kind === 's10' || check.kind === 'wrong-digit'
  if (known && known !== 'Correios')
    return isS10Form || !FORMS[known].test(code) ? { kind: 'not-of-carrier', carrier: known } : null
  if (check.kind === 'wrong-digit') return check
  if (isS10Form) return null
  if (check.kind === 'almost-s10' || LIKE_S10.test(code.replaceAll(/[^A-Z\d]/g, ''))) return { kind: 'almost-s10' }
  return known && { kind: 'not-of-carrier', carrier: known }
}

function isSeveral(code: string, stored: string | null): boolean {
  const before = normalizeTrackingCode(stored ?? '')
  const isAppended = before !== '' && code.includes(before) && code.length - before.length >= SHORTEST
  return isAppended || (code.match(S10_FORMS)?.length ?? 0) > 1 || TWICE.test(code)
}
