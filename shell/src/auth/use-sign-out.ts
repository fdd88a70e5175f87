import { getSupabase } from '@loja/platform'
import { forgetSession } from '@loja/platform/shell'
import { useNotify } from '@loja/ui/parts'
import { useState } from 'react'
import { duringSignOut } from './leaving'
import { isUnreached } from './renew-session'
import { messages } from './session-messages'

/** Signs out in all tabs; without a network only in this browser (ADR 0007). */
export function useSignOut() {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)

  async function signOut(): Promise<boolean> {
    setBusy(true)
    try {
      const reached = await duringSignOut(leave)
      notify.success(reached ? messages.signedOutText : messages.signedOutOfflineText, messages.signedOutTitle)
      return true
    } catch (error) {
      console.warn('[session.signOut]', (error as { code?: string }).code ?? 'unknown')
      notify.error(messages.signOutFailed)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { signOut, busy }
}

/**
 * @returns false if the server did not answer
 * @throws AuthError if it refused
 */
async function leave(): Promise<boolean> {
  if (navigator.onLine) {
    const { error } = await getSupabase().auth.signOut()
    if (!error) return true
    if (!isUnreached(error) || error.status) throw error
  }
  await forgetSession()
  return false
}
