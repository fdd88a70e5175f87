import { getSupabase } from '@loja/platform'
import { useNotify } from '@loja/ui'
import { useState } from 'react'
import { messages } from './messages'

/** Signs out everywhere. On failure the session stays (AUTH-02). */
export function useSignOut() {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)

  async function signOut(): Promise<void> {
    setBusy(true)
    try {
      const { error } = await getSupabase().auth.signOut()
      if (error) throw error
      notify.success(messages.signedOutText, messages.signedOutTitle)
    } catch (error) {
      console.warn('[session.signOut]', (error as { code?: string }).code ?? 'unknown')
      notify.error(messages.signOutFailed)
    } finally {
      setBusy(false)
    }
  }

  return { signOut, busy }
}
