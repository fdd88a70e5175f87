import { isSettingOn, type PlainSettingKey } from '@loja/domain'
import { Switch } from 'antd'
import { fieldProps, Notice } from './FieldFrame'
import { messages } from './messages'
import styles from './SwitchField.module.css'
import type { SettingsForm } from './use-settings-form'

interface Props {
  settingKey: PlainSettingKey
  form: SettingsForm
}

/** A switch with its words beside it; it takes effect with the save, like every field. */
export function SwitchField({ settingKey, form }: Props) {
  const { label, help } = messages.fields[settingKey]
  const on = isSettingOn(form.values[settingKey])
  const props = fieldProps(settingKey)
  return (
    <div className={styles.field}>
      <div>
        <label htmlFor={props.id} className={styles.label}>
          {label}
        </label>
        <div id={props['aria-describedby']} className={styles.help}>
          {help}
        </div>
        {form.conflicts.includes(settingKey) && <Notice notice={{ tone: 'warning', text: messages.fieldChanged }} />}
      </div>
      <div className={styles.control}>
        <span className={styles.state} aria-hidden>
          {on ? messages.on : messages.off}
        </span>
        <Switch {...props} checked={on} onChange={(checked) => form.edit(settingKey, String(checked))} />
      </div>
    </div>
  )
}
