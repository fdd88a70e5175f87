import { isPlainSettingKey, type PlainSettingKey, type SettingKey, settingRule } from '@loja/domain/settings'
import { FieldFrame, fieldProps } from '@loja/ui/dialogs'
import { Input } from 'antd'
import { messages } from '../messages'
import type { SettingsForm } from '../use-settings-form'
import { fieldId } from './field-id'
import { IdentifierInput, type PlainInputProps } from './IdentifierInput'
import { MessageField } from './MessageField'
import { SettingSwitch } from './SettingSwitch'
import { noticeOf } from './setting-notice'
import { TokenField } from './TokenField'
import { VerificationTagField } from './VerificationTagField'

export function SettingField({ settingKey, form }: { settingKey: SettingKey; form: SettingsForm }) {
  if (!isPlainSettingKey(settingKey)) return <TokenField settingKey={settingKey} form={form} />
  if (settingKey === 'google_meta_tag') return <VerificationTagField form={form} />
  const { type, message } = settingRule(settingKey)
  if (type === 'boolean') return <SettingSwitch settingKey={settingKey} form={form} />
  if (message) return <MessageField settingKey={settingKey} kind={message} form={form} />
  return <TextField settingKey={settingKey} form={form} />
}

function TextField({ settingKey, form }: { settingKey: PlainSettingKey; form: SettingsForm }) {
  const { label, help, placeholder } = messages.fields[settingKey]
  const { identifier, inputMode } = settingRule(settingKey)
  const Control = identifier ? IdentifierInput : PlainInput
  return (
    <FieldFrame id={fieldId(settingKey)} label={label} help={help} notice={noticeOf(settingKey, form)}>
      <Control
        {...fieldProps(fieldId(settingKey))}
        value={form.values[settingKey]}
        placeholder={placeholder}
        inputMode={inputMode}
        onText={(text) => form.set(settingKey, text)}
      />
    </FieldFrame>
  )
}

function PlainInput({ onText, value, ...props }: PlainInputProps) {
  return (
    <Input
      {...props}
      value={value}
      autoComplete="off"
      onChange={(event) => onText(event.target.value)}
      onBlur={() => {
        if (value !== value.trim()) onText(value.trim())
      }}
    />
  )
}
