import { messages } from '../messages'
import controls from './FormControls.module.css'
import { faultOf, SignInField } from './SignInField'

interface Props {
  error: string | undefined
  onChange: () => void
  defaultValue?: string
}

/** Its name and id is `email`. */
export function EmailField({ error, ...props }: Props) {
  return (
    <SignInField id="email" label={messages.email} error={error}>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        // biome-ignore lint/a11y/noAutofocus: the page is a form
        autoFocus
        className={controls.input}
        {...props}
        {...faultOf('email', error)}
      />
    </SignInField>
  )
}
