import { parseVerificationTag } from '@loja/domain/settings'
import { FieldFrame, type FieldNotice, fieldProps } from '@loja/ui/dialogs'
import { Input } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import type { SettingsForm } from '../use-settings-form'
import { fieldId } from './field-id'

const KEY = 'google_meta_tag'

export function VerificationTagField({ form }: { form: SettingsForm }) {
  const [typing, setTyping] = useState(false)
  const [reduced, setReduced] = useState(false)
  const { label, help, placeholder } = messages.fields[KEY]
  const value = form.values[KEY]
  const parsed = parseVerificationTag(value)
  const leave = () => {
    setTyping(false)
    if (!parsed.ok) return
    setReduced(parsed.reduced)
    form.set(KEY, parsed.tag)
  }
  return (
    <FieldFrame id={fieldId(KEY)} label={label} help={help} notice={typing ? null : notice()}>
      <Input.TextArea
        {...fieldProps(fieldId(KEY))}
        value={value}
        placeholder={placeholder}
        autoSize={{ minRows: 2, maxRows: 8 }}
        spellCheck={false}
        status={parsed.ok || typing ? '' : 'error'}
        aria-invalid={!parsed.ok && !typing}
        onChange={(event) => {
          setTyping(true)
          setReduced(false)
          form.set(KEY, event.target.value)
        }}
        onBlur={leave}
      />
    </FieldFrame>
  )

  function notice(): FieldNotice | null {
    if (!parsed.ok) return { tone: 'error', text: messages.refusedTags[parsed.reason] }
    if (form.conflicts.includes(KEY)) return { tone: 'warning', text: messages.fieldChanged }
    return reduced ? { tone: 'info', text: messages.tagReduced } : null
  }
}
