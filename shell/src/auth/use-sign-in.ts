import { getSupabase } from '@loja/platform'
import { useState } from 'react'
import { messages } from './messages'
import { signInErrorText } from './sign-in-error'

export interface Credentials {
  email: string
  password: string
}

/** Signs in with e-mail and password. Success is seen through `accessAtom`; a failure is a sentence for the form. */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string | null>(null)

  async function signIn({ email, password }: Credentials): Promise<void> {
    setBusy(true)
    setErrorText(null)
    try {
      const { error } = await getSupabase().auth.signInWithPassword({ email: email.trim(), password })
      if (error) setErrorText(signInErrorText(error))
    } catch (error) {
      console.error('[session.signIn]', error)
      setErrorText(messages.signInUnavailable)
    } finally {
      setBusy(false)
    }
  }

  return { signIn, busy, errorText }
}
