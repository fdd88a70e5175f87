import type { PlatformConfig } from '@loja/platform'

export type RecoveryLink = { state: 'valid'; token: string } | { state: 'expired' }

export interface RecoveryProps {
  api: Pick<PlatformConfig, 'supabaseUrl' | 'publishableKey'>
  link: RecoveryLink | null
  email: string
  onBack: () => void
}

/** What a link of a recovery e-mail added to the address. Null for any other: a session in a link may be foreign. */
export function readRecoveryLink(hash: string): RecoveryLink | null {
  const parts = new URLSearchParams(hash.slice(1))
  const token = parts.get('access_token')
  if (parts.get('type') === 'recovery' && token) return { state: 'valid', token }
  return parts.get('error_code') === 'otp_expired' ? { state: 'expired' } : null
}
