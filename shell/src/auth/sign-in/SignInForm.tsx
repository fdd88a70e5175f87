import { type SubmitEvent, useState } from 'react'
import { messages } from '../messages'
import { EmailField } from './EmailField'
import { FormNote, SubmitButton } from './FormControls'
import { fieldOf } from './form-field'
import { PasswordField } from './PasswordField'
import { findSignInFaults, type SignInFaults } from './sign-in-faults'
import { type SignIn, useSignIn } from './use-sign-in'

/** Part of the first load: without antd (ADR 0042). */
export function SignInForm({ signIn: askToSignIn }: { signIn: SignIn }) {
  const { signIn, busy, errorText } = useSignIn(askToSignIn)
  const [faults, setFaults] = useState<SignInFaults>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [email, password] = (['email', 'password'] as const).map((name) => fieldOf(event.currentTarget, name))
    if (!email || !password) return
    const credentials = { email: email.value, password: password.value }
    const found = findSignInFaults(credentials)
    setFaults(found)
    if (found.email) email.focus()
    else if (found.password) password.focus()
    else void signIn(credentials)
  }
  /** An error disappears while the field is edited. */
  const clear = (name: keyof SignInFaults) => setFaults(({ [name]: _, ...others }) => others)

  return (
    // The browser's messages would be in its own language.
    <form noValidate onSubmit={submit}>
      {errorText && <FormNote kind="error" text={errorText} />}
      <EmailField error={faults.email} onChange={() => clear('email')} />
      <PasswordField
        id="password"
        label={messages.password}
        error={faults.password}
        autoComplete="current-password"
        onChange={() => clear('password')}
      />
      <SubmitButton busy={busy}>{messages.signIn}</SubmitButton>
    </form>
  )
}
