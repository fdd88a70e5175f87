import { useState } from 'react'
import { messages } from '../messages'

export interface Credentials {
  email: string
  password: string
}

export type SignIn = (credentials: Credentials) => Promise<string | null>

export function useSignIn(signIn: SignIn) {
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string | null>(null)

  async function submit(credentials: Credentials): Promise<void> {
    setBusy(true)
    setErrorText(null)
    try {
      setErrorText(await signIn(credentials))
    } catch (error) {
      console.error('[session.signIn]', error)
      setErrorText(messages.signInUnavailable)
    } finally {
      setBusy(false)
    }
  }

  return { signIn: submit, busy, errorText }
}
