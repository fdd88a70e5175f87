import { filterIdentifier, filterIdentifierAt } from '@loja/domain/settings'
import { Input, type InputRef } from 'antd'
import { type ChangeEvent, useRef } from 'react'

export interface PlainInputProps {
  id: string
  value: string
  placeholder?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  onText: (text: string) => void
}

export function IdentifierInput({ onText, ...props }: PlainInputProps) {
  const field = useRef<InputRef>(null)
  const filter = (event: ChangeEvent<HTMLInputElement>) => {
    // Not the event's target, of which antd passes a copy.
    const input = field.current?.input
    if (!input) return
    // A dead key or input method is still composing: filtered when it ends.
    if ((event.nativeEvent as InputEvent).isComposing) return onText(input.value)
    const { text, caret } = filterIdentifierAt(input.value, input.selectionStart ?? input.value.length)
    if (text !== input.value) {
      // React would otherwise write the filtered text and move the caret to the end.
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
      onChange={filter}
      onCompositionEnd={(event) => onText(filterIdentifier(event.currentTarget.value))}
    />
  )
}
