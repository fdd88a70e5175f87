import { type SettingsChange, tokenExpectation } from '@loja/data/settings'
import type { SecretSettingKey } from '@loja/domain/settings'
import { confirm, FieldFrame, fieldProps } from '@loja/ui/dialogs'
import { Button, Input } from 'antd'
import { messages } from '../messages'
import { useSaveSettings } from '../use-save-settings'
import type { SettingsForm } from '../use-settings-form'
import { fieldId } from './field-id'
import styles from './TokenField.module.css'

/** The token itself is never returned to the page. */
export function TokenField({ settingKey, form }: { settingKey: SecretSettingKey; form: SettingsForm }) {
  const { label, help } = messages.fields[settingKey]
  const state = form.tokens[settingKey]
  const conflict = form.conflicts.includes(settingKey)
  return (
    <FieldFrame
      id={fieldId(settingKey)}
      label={label}
      help={help}
      notice={conflict ? { tone: 'warning', text: messages.fieldChanged } : null}
    >
      <div className={styles.state} data-set={state.isSet}>
        <span>{messages.tokenState(state)}</span>
        {state.isSet && <RemoveToken settingKey={settingKey} label={label} expected={tokenExpectation(state)} />}
      </div>
      <Input.Password
        {...fieldProps(fieldId(settingKey))}
        value={form.values[settingKey].typed}
        placeholder={state.isSet ? messages.tokenReplace : messages.tokenPaste}
        // Prevents browsers from filling in a password.
        autoComplete="new-password"
        spellCheck={false}
        onChange={(event) => form.set(settingKey, { ...form.values[settingKey], typed: event.target.value })}
      />
    </FieldFrame>
  )
}

interface RemoveTokenProps {
  settingKey: SecretSettingKey
  label: string
  expected: string
}

/** Asks, then removes at once: there is no draft of a removal. */
function RemoveToken({ settingKey, label, expected }: RemoveTokenProps) {
  const { save } = useSaveSettings()
  const removal: SettingsChange = { values: { [settingKey]: '' }, expected: { [settingKey]: expected } }
  const ask = () =>
    confirm({
      title: messages.removeToken,
      text: messages.removeTokenText(label),
      action: messages.removeToken,
      run: () => save(removal),
    })
  return (
    <Button
      type="link"
      size="small"
      danger
      aria-label={messages.removeTokenOf(label)}
      className={styles.remove}
      onClick={ask}
    >
      {messages.removeToken}
    </Button>
  )
}
