import { setPasswordByLink } from '@loja/platform/shell'
import { usePlacedForm } from '@loja/ui/dialogs'
import { type SubmitEvent, useState } from 'react'
import { LOGIN_PATH } from '../../page/shell-paths'
import { FormNote, PageButton, SubmitButton } from '../sign-in/FormControls'
import { PasswordField } from '../sign-in/PasswordField'
import styles from '../sign-in/SignInPage.module.css'
import { recoveryMessages as texts } from './messages'
import { isExpired, passwordErrorText } from './recovery-errors'
import type { RecoveryProps } from './recovery-link'

interface Props {
  api: RecoveryProps['api']
  token: string
  onExpired: () => void
}

type State = { step: 'typing' | 'saving' | 'saved' } | { step: 'failed'; text: string; isUnknown: boolean }

const FIRST = 'new-password'
const SECOND = 'repeated-password'

export function NewPassword({ api, token, onExpired }: Props) {
  const [state, setState] = useState<State>({ step: 'typing' })
  const form = usePlacedForm({
    initial: { [FIRST]: '', [SECOND]: '' },
    idOf: (field) => field,
    sharedErrors: true,
    draft: null,
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'saving') return
    const { [FIRST]: password, [SECOND]: repeated } = form.values
    const isMissing = password === ''
    const isDifferent = !isMissing && password !== repeated
    const faults = { ...(isMissing && { [FIRST]: texts.missing }), ...(isDifferent && { [SECOND]: texts.different }) }
    if (form.refuse(faults)) return
    const wasUnknown = state.step === 'failed' && state.isUnknown
    setState({ step: 'saving' })
    const error = await setPasswordByLink(api, token, password)
    // The response of the attempt before was lost, and it had worked.
    if (!error || (wasUnknown && error.code === 'same_password')) return setState({ step: 'saved' })
    if (isExpired(error)) return onExpired()
    const text = passwordErrorText(error)
    setState({ step: 'failed', text, isUnknown: text === texts.unknown })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.title}>{texts.newTitle}</h1>
      {state.step === 'failed' && <FormNote kind="error" text={state.text} />}
      {state.step === 'saved' ? (
        <>
          <FormNote kind="success" text={texts.saved} />
          {/* A new page: the session of this browser, if any, has ended too. */}
          <PageButton href={LOGIN_PATH}>{texts.goToSignIn}</PageButton>
        </>
      ) : (
        <>
          <PasswordField
            control={form.text(FIRST)}
            label={texts.newPassword}
            error={form.errors[FIRST]}
            autoComplete="new-password"
            autoFocus
          />
          <PasswordField
            control={form.text(SECOND)}
            label={texts.repeat}
            error={form.errors[SECOND]}
            autoComplete="new-password"
          />
          <SubmitButton busy={state.step === 'saving'}>{texts.save}</SubmitButton>
        </>
      )}
    </form>
  )
}
