import { unknownPlaceholders } from '@loja/domain/messages'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldNotice } from './FieldFrame'
import { fieldProps } from './field-props'
import styles from './TemplateField.module.css'
import { templateMessages as messages } from './template-messages'

interface Props {
  id: string
  label: string
  value: string
  initial: string
  placeholders: Readonly<Record<string, string>>
  notice?: FieldNotice | null
  minRows?: number
  onChange: (value: string) => void
  children?: ReactNode
}

/** Unknown placeholders are named (MSG-01). */
export function TemplateField(props: Props) {
  const { id, label, value, initial, placeholders, notice, minRows = 3, onChange, children } = props
  const unknown = unknownPlaceholders(value, Object.keys(placeholders))
  const warning = unknown.length > 0 ? ({ tone: 'warning', text: messages.unknown(unknown) } as const) : null
  return (
    <FieldFrame id={id} label={label} notice={notice ?? warning}>
      <Input.TextArea
        {...fieldProps(id)}
        value={value}
        autoSize={{ minRows, maxRows: 12 }}
        status={notice?.tone === 'error' ? 'error' : ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.chips}>
        {Object.entries(placeholders).map(([name, text]) => (
          <Button
            key={name}
            size="small"
            aria-label={messages.insert(text, label)}
            onClick={() => insertAtCaret(id, name)}
          >
            {text}
          </Button>
        ))}
        <Button
          type="link"
          size="small"
          className={styles.reset}
          disabled={value === initial}
          aria-label={messages.resetOf(label)}
          onClick={() => onChange(initial)}
        >
          {messages.reset}
        </Button>
      </div>
      {children}
    </FieldFrame>
  )
}

/** As if typed, so that React notices it and the caret follows. */
function insertAtCaret(id: string, name: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  field.setRangeText(`{${name}}`, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
