import { getSupabase } from '@loja/platform'
import { useNotify } from '@loja/ui'
import { useState } from 'react'
import { messages } from './messages'

/** Signs out everywhere, and answers whether it did. On failure the session stays (AUTH-02). */
export function useSignOut() {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)

  async function signOut(): Promise<boolean> {
    setBusy(true)
    try {
      const { error } = await getSupabase().auth.signOut()
      if (error) throw error
      notify.success(messages.signedOutText, messages.signedOutTitle)
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
