import { Alert, Button } from 'antd'
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { type SubmitEvent, useState } from 'react'
import { messages } from '../messages'
import { errorId, SignInField } from './SignInField'
import styles from './SignInPage.module.css'
import { findSignInFaults, type SignInFaults } from './sign-in-faults'
import { type SignIn, useSignIn } from './use-sign-in'

/** Part of the first load: without antd's Form, which would add a fifth, and with its single inputs. */
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
  const propsOf = (name: keyof SignInFaults) => ({
    id: name,
    name,
    size: 'large' as const,
    onChange: () => clear(name),
    ...(faults[name] && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorId(name) }),
  })

  return (
    // The browser's messages would be in its own language.
    <form noValidate onSubmit={submit}>
      {errorText && <Alert className={styles.alert} type="error" showIcon title={errorText} role="alert" />}
      <SignInField id="email" label={messages.email} error={faults.email}>
        <Input type="email" autoComplete="username" autoFocus inputMode="email" {...propsOf('email')} />
      </SignInField>
      <SignInField id="password" label={messages.password} error={faults.password}>
        <Password autoComplete="current-password" {...propsOf('password')} />
      </SignInField>
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {messages.signIn}
      </Button>
    </form>
  )
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
