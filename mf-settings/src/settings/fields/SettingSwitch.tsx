import { isSettingOn, type PlainSettingKey } from '@loja/domain/settings'
import { SwitchField } from '@loja/ui/dialogs'
import { messages } from '../messages'
import type { SettingsForm } from '../use-settings-form'
import { fieldId } from './field-id'

export function SettingSwitch({ settingKey, form }: { settingKey: PlainSettingKey; form: SettingsForm }) {
  const on = isSettingOn(form.values[settingKey])
  return (
    <SwitchField
      {...messages.fields[settingKey]}
      id={fieldId(settingKey)}
      notice={form.conflicts.includes(settingKey) ? { tone: 'warning', text: messages.fieldChanged } : null}
      checked={on}
      state={on ? messages.on : messages.off}
      onChange={(checked) => form.set(settingKey, String(checked))}
    />
  )
}
