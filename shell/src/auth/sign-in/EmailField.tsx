import type { ComponentProps } from 'react'
import { messages } from '../messages'
import controls from './FormControls.module.css'
import { SignInField } from './SignInField'

export function EmailField({ control, error }: { control: ComponentProps<'input'>; error: string | undefined }) {
  return (
    <SignInField id="email" label={messages.email} error={error}>
      <input
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        // biome-ignore lint/a11y/noAutofocus: the page is a form
        autoFocus
        className={controls.input}
        {...control}
      />
    </SignInField>
  )
}
