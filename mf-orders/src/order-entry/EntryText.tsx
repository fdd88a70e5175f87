import { FieldFrame } from '@loja/ui/dialogs'
import { Input } from 'antd'
import type { EntryValues } from './entry-values'
import { messages } from './messages'
import type { EntryForm } from './use-entry-form'

type TextField = Exclude<keyof EntryValues, 'items' | 'lines' | 'userId' | 'discountKind' | 'requestId' | 'unanswered'>

interface Props {
  form: EntryForm
  field: TextField
  required?: boolean
  prefix?: string
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email'
  onBlur?: () => void
}

/** Every field error is beside its field. */
export function EntryText({ form, field, required = false, ...input }: Props) {
  const text = form.text(field)
  return (
    <FieldFrame {...form.frame(field)} label={messages[field]} required={required}>
      <Input
        {...text}
        {...input}
        status={text['aria-invalid'] ? 'error' : ''}
        aria-required={required}
        disabled={form.isAgreed(field)}
        autoComplete="off"
        // It would create the order by mistake.
        onPressEnter={(event) => event.preventDefault()}
      />
    </FieldFrame>
  )
}
