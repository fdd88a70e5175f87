import { usePlacedForm } from '@loja/ui/dialogs'
import type { SubmitEvent } from 'react'
import { messages } from '../messages'
import { EmailField } from './EmailField'
import { FormNote, SubmitButton } from './FormControls'
import { PasswordField } from './PasswordField'
import { findSignInFaults } from './sign-in-faults'
import { type Credentials, type SignIn, useSignIn } from './use-sign-in'

const NOTHING: Credentials = { email: '', password: '' }

/** Part of the first load: without antd (ADR 0042). */
export function SignInForm({ signIn: askToSignIn }: { signIn: SignIn }) {
  const { signIn, busy, errorText } = useSignIn(askToSignIn)
  const { values, errors, text, refuse } = usePlacedForm<Credentials>({
    initial: NOTHING,
    idOf: (field) => field,
    draft: null,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!refuse(findSignInFaults(values))) void signIn(values)
  }

  return (
    // The browser's messages would be in its own language.
    <form noValidate onSubmit={submit}>
      {errorText && <FormNote kind="error" text={errorText} />}
      <EmailField control={text('email')} error={errors.email} />
      <PasswordField
        control={text('password')}
        label={messages.password}
        error={errors.password}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy}>{messages.signIn}</SubmitButton>
    </form>
  )
}
