import { federativeUnit } from './federative-unit'
import { isCnpj } from './tax-id'

/** Characters of an access key of NF-e and NFC-e. */
const ACCESS_KEY_LENGTH = 44

/** The parts of a key, in their order, with their lengths. */
const PARTS = {
  state: 2,
  yearMonth: 4,
  issuer: 14,
  model: 2,
  series: 3,
  number: 9,
  emission: 1,
  code: 8,
  digit: 1,
} as const

export type AccessKeyPart = keyof typeof PARTS
export const ACCESS_KEY_PARTS = Object.keys(PARTS) as AccessKeyPart[]

/**
 * What is wrong with a key. `characters`: letters where there are only digits, or signs. The last two are doubts and
 * refuse nothing: the rule of the digit over letters is not confirmed (ADR 0030), and a CPF stands in the place of the
 * CNPJ of some issuers.
 */
export type AccessKeyProblem =
  | 'characters'
  | 'too-long'
  | 'state'
  | 'month'
  | 'model'
  | 'digit'
  | 'digit-of-letters'
  | 'issuer'

/** A key as far as it is typed. */
export interface AccessKeyReading {
  /** In capitals, without blanks and dots. */
  key: string
  /** As typed so far; empty for what is not. */
  parts: Record<AccessKeyPart, string>
  /** Letters of the state, e.g. `SP`; null while there is none. */
  unit: string | null
  /** `2026-08`; null while there is none. */
  month: string | null
  /** Of the parts that are typed. */
  problems: AccessKeyProblem[]
  isWhole: boolean
}

const DOUBTS: readonly AccessKeyProblem[] = ['digit-of-letters', 'issuer']

/** Whether a problem of a key is a doubt alone, which refuses nothing. */
export function isKeyDoubt(problem: AccessKeyProblem): boolean {
  return DOUBTS.includes(problem)
}

/**
 * A key as people paste it, as it is stored: without blanks, dots, what is not seen and the `NFe` of an XML's `Id`, in
 * capitals. Other signs stay, so that they are told.
 */
export function cleanAccessKey(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s.\-/_\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase()
    .replace(/^NFE(?=\d)/, '')
}

/** Check digit of a key: weights 2 to 9 from the right; a letter counts as its ASCII code less 48. @param body the first 43 */
export function accessKeyDigit(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += (body.charCodeAt(body.length - 1 - at) - 48) * (2 + (at % 8))
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** Takes a key apart, whole or while it is typed. The database decides the same (`private.is_access_key`). */
export function readAccessKey(text: string): AccessKeyReading {
  const key = cleanAccessKey(text)
  const parts = partsOf(key)
  const month = monthOf(parts.yearMonth)
  const isWhole = key.length === ACCESS_KEY_LENGTH
  const problems: AccessKeyProblem[] = []
  if (!/^\d{0,6}$/.test(key.slice(0, 6)) || !/^[0-9A-Z]{0,12}$/.test(key.slice(6, 18)) || !/^\d*$/.test(key.slice(18)))
    problems.push('characters')
  if (key.length > ACCESS_KEY_LENGTH) problems.push('too-long')
  const unit = federativeUnit(parts.state)
  if (parts.state.length === PARTS.state && unit === null) problems.push('state')
  if (parts.yearMonth.length === PARTS.yearMonth && month === null) problems.push('month')
  if (parts.model.length === PARTS.model && parts.model !== '55' && parts.model !== '65') problems.push('model')
  if (parts.issuer.length === PARTS.issuer && !isCnpj(parts.issuer)) problems.push('issuer')
  if (isWhole && accessKeyDigit(key.slice(0, -1)) !== Number(parts.digit))
    problems.push(/[A-Z]/.test(key) ? 'digit-of-letters' : 'digit')
  return { key, parts, unit, month, problems, isWhole }
}

/** Whether a key may be stored: whole, and nothing is wrong with it but what is doubted. */
export function isAccessKey(text: string): boolean {
  const { isWhole, problems } = readAccessKey(text)
  return isWhole && problems.every(isKeyDoubt)
}

/** A key in groups of four, as it is printed. */
export function formatAccessKey(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function partsOf(key: string): Record<AccessKeyPart, string> {
  const parts = {} as Record<AccessKeyPart, string>
  let from = 0
  for (const part of ACCESS_KEY_PARTS) {
    parts[part] = key.slice(from, from + PARTS[part])
    from += PARTS[part]
  }
  return parts
}

function monthOf(yearMonth: string): string | null {
  return /^\d{2}(0[1-9]|1[0-2])$/.test(yearMonth) ? `20${yearMonth.slice(0, 2)}-${yearMonth.slice(2)}` : null
}
