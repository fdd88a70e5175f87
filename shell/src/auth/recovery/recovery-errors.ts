import type { RecoveryError } from '@loja/platform/shell'
import { messages } from '../messages'
import { recoveryMessages as texts } from './messages'

/** Null also if GoTrue asks an account to wait before its next e-mail: only existing accounts get that answer. */
export function sendErrorText({ status, code }: RecoveryError): string | null {
  if (code === 'over_email_send_rate_limit') return null
  return status === 429 ? messages.tooManyAttempts : texts.sendFailed
}

export function isExpired({ status }: RecoveryError): boolean {
  return status === 401 || status === 403
}

export function passwordErrorText({ status, code, reasons }: RecoveryError): string {
  if (code === 'weak_password') {
    const known = reasons.flatMap((reason) => texts.weak[reason] ?? [])
    return known.length > 0 ? known.join(' ') : texts.weakOther
  }
  if (code === 'same_password') return texts.same
  if (status === 429) return messages.tooManyAttempts
  return status === 0 || status >= 500 ? texts.unknown : texts.failed
}
