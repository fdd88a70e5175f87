import { isCnpj } from '../format/tax-id'
import { federativeUnit } from './federative-unit'

const ACCESS_KEY_LENGTH = 44

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

/** `issuer` is a warning: some put a CPF in place of the CNPJ. */
export type AccessKeyProblem = 'characters' | 'too-long' | 'state' | 'month' | 'model' | 'digit' | 'issuer'

export interface AccessKeyReading {
  key: string
  parts: Record<AccessKeyPart, string>
  unit: string | null
  month: string | null
  problems: AccessKeyProblem[]
  isWhole: boolean
}

export function isKeyDoubt(problem: AccessKeyProblem): boolean {
  return problem === 'issuer'
}

/** Other signs stay, to be reported. */
export function cleanAccessKey(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s.\-/_\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase()
    .replace(/^NFE(?=\d)/, '')
}

/** Modulo 11, weights 2 to 9 from the right; a letter counts as its ASCII code less 48. */
export function accessKeyDigit(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += (body.charCodeAt(body.length - 1 - at) - 48) * (2 + (at % 8))
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** `private.is_access_key` has the same rule. */
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
  if (isWhole && accessKeyDigit(key.slice(0, -1)) !== Number(parts.digit)) problems.push('digit')
  return { key, parts, unit, month, problems, isWhole }
}

export function isAccessKey(text: string): boolean {
  const { isWhole, problems } = readAccessKey(text)
  return isWhole && problems.every(isKeyDoubt)
}

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
