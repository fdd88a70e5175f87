import { requestRecoveryLink } from '@loja/platform/shell'
import { usePlacedForm } from '@loja/ui/dialogs'
import { type SubmitEvent, useState } from 'react'
import { LOGIN_PATH } from '../../page/shell-paths'
import { EmailField } from '../sign-in/EmailField'
import { FormNote, QuietButton, SubmitButton } from '../sign-in/FormControls'
import styles from '../sign-in/SignInPage.module.css'
import { findSignInFaults } from '../sign-in/sign-in-faults'
import { recoveryMessages as texts } from './messages'
import { sendErrorText } from './recovery-errors'
import type { RecoveryProps } from './recovery-link'

type State = { step: 'typing' | 'sending' | 'sent' } | { step: 'failed'; text: string }

export function AskForLink({ api, email, onBack, isExpired }: Omit<RecoveryProps, 'link'> & { isExpired: boolean }) {
  const [state, setState] = useState<State>({ step: 'typing' })
  const { values, errors, text, refuse } = usePlacedForm({ initial: { email }, idOf: (field) => field, draft: null })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'sending' || refuse(findSignInFaults({ ...values, password: '-' }))) return
    setState({ step: 'sending' })
    const error = await requestRecoveryLink(api, values.email.trim(), new URL(LOGIN_PATH, location.origin).href)
    const reason = error && sendErrorText(error)
    setState(reason ? { step: 'failed', text: reason } : { step: 'sent' })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.title}>{texts.askTitle}</h1>
      {isExpired && state.step === 'typing' && <FormNote kind="info" text={texts.expired} />}
      {state.step === 'sent' && <FormNote kind="success" text={texts.sent} />}
      {state.step === 'failed' && <FormNote kind="error" text={state.text} />}
      {state.step !== 'sent' && (
        <>
          <p>{texts.askText}</p>
          <EmailField control={text('email')} error={errors.email} />
          <SubmitButton busy={state.step === 'sending'}>{texts.send}</SubmitButton>
        </>
      )}
      <QuietButton
        // Mounted again for the focus: the pressed button is gone.
        key={state.step === 'sent' ? 'sent' : 'typing'}
        onClick={onBack}
        autoFocus={state.step === 'sent'}
      >
        {texts.back}
      </QuietButton>
    </form>
  )
}
