import { filterIdentifier, filterIdentifierAt } from '@loja/domain'
import { Input, type InputRef } from 'antd'
import { type ChangeEvent, useRef } from 'react'

interface Props {
  id: string
  value: string
  placeholder?: string
  inputMode?: 'numeric' | 'tel' | 'email'
  onText: (text: string) => void
}

/** Keeps letters, digits, hyphen and underscore, as typed and as pasted, with the caret where it was (SET-03). */
export function IdentifierInput({ onText, ...props }: Props) {
  const field = useRef<InputRef>(null)
  const filter = (event: ChangeEvent<HTMLInputElement>) => {
    // Not the event's target: antd puts a copy of the element there.
    const input = field.current?.input
    if (!input) return
    // A dead key or an input method is not done yet; what it leaves is filtered when it is.
    if ((event.nativeEvent as InputEvent).isComposing) return onText(input.value)
    const { text, caret } = filterIdentifierAt(input.value, input.selectionStart ?? input.value.length)
    if (text !== input.value) {
      // Before React compares: it would write the filtered text itself, and send the caret to the end.
      input.value = text
      input.setSelectionRange(caret, caret)
    }
    onText(text)
  }
  return (
    <Input
      {...props}
      ref={field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      onChange={filter}
      onCompositionEnd={(event) => onText(filterIdentifier(event.currentTarget.value))}
    />
  )
}
