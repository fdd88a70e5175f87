import type { PlatformConfig } from './platform'

type Api = Pick<PlatformConfig, 'supabaseUrl' | 'publishableKey'>

/** `status` is 0 without an answer of GoTrue. */
export interface RecoveryError {
  status: number
  code: string
  /** Why a password is weak: `length`, `characters`, `pwned`. */
  reasons: readonly string[]
}

const TIMEOUT_MS = 20_000

/** @param returnTo an address that the project allows */
export function requestRecoveryLink(api: Api, email: string, returnTo: string): Promise<RecoveryError | null> {
  const query = new URLSearchParams({ redirect_to: returnTo })
  return send(api, 'POST', `recover?${query}`, { body: { email } })
}

/**
 * Ends all sessions of the account. The page's client would store the session of a link, which may be foreign.
 */
export async function setPasswordByLink(api: Api, token: string, password: string): Promise<RecoveryError | null> {
  const error = await send(api, 'PUT', 'user', { token, body: { password } })
  if (error) return error
  const left = await send(api, 'POST', 'logout?scope=global', { token })
  if (left) console.warn('[recovery.signOut]', left.status)
  return null
}

async function send(
  { supabaseUrl, publishableKey }: Api,
  method: string,
  path: string,
  { token = publishableKey, body }: { token?: string; body?: object },
): Promise<RecoveryError | null> {
  try {
    const response = await fetch(new URL(`auth/v1/${path}`, supabaseUrl), {
      method,
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': '2024-01-01',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return null
    const answer = await response.json().catch(() => null)
    const { code, error_code, weak_password } = answer ?? {}
    return { status: response.status, code: String(error_code ?? code ?? ''), reasons: weak_password?.reasons ?? [] }
  } catch {
    // No answer.
    return { status: 0, code: '', reasons: [] }
  }
}
