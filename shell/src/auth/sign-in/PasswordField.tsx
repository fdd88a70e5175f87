import { type ComponentProps, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { messages } from '../messages'
import controls from './FormControls.module.css'
import { SignInField } from './SignInField'

interface Props {
  control: ComponentProps<'input'> & { id: string }
  label: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

/** While Caps Lock is on, a hint uses the space of the error. */
export function PasswordField({ control, label, error, ...props }: Props) {
  // React would write a controlled value into the document, as an attribute.
  const { value: _, ...uncontrolled } = control
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <SignInField id={control.id} label={label} error={error} hint={capsLock ? messages.capsLock : undefined}>
      <div className={controls.password}>
        <input
          name={control.id}
          type={isShown ? 'text' : 'password'}
          className={controls.input}
          {...props}
          {...uncontrolled}
          onKeyDown={watch}
          onKeyUp={watch}
          onMouseDown={watch}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className={controls.eye}
          aria-label={messages.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d="M1 9c4-7 12-7 16 0-4 7-12 7-16 0Z" />
            <circle cx="9" cy="9" r="2.5" />
            {!isShown && <path d="m3 16 12-14" />}
          </svg>
        </button>
      </div>
    </SignInField>
  )
}
