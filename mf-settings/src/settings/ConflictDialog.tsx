import { isPlainSettingKey, type SettingKey, settingRule } from '@loja/domain/settings'
import { Dialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import styles from './ConflictDialog.module.css'
import { messages } from './messages'
import type { SettingsForm } from './use-settings-form'

interface Props {
  form: SettingsForm
  onKeepMine: () => void
  onTakeTheirs: () => void
  onCancel: () => void
}

/** Shows values saved by another user in fields that this user changed too. Nothing is saved before the choice. */
export function ConflictDialog({ form, onKeepMine, onTakeTheirs, onCancel }: Props) {
  return (
    <Dialog
      title={messages.conflictTitle}
      onCancel={onCancel}
      secondary={<Button onClick={onTakeTheirs}>{messages.takeTheirs}</Button>}
      primary={
        <Button type="primary" danger onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      }
    >
      <p>{messages.conflictText}</p>
      <ul className={looks.list}>
        {form.conflicts.map((key) => (
          <li key={key} className={styles.conflict}>
            <strong>{messages.fields[key].label}</strong>
            <dl className={styles.values}>
              <dt>{messages.theirs}</dt>
              <dd>
                {isPlainSettingKey(key) ? valueText(key, form.stored[key]) : messages.tokenState(form.tokens[key])}
              </dd>
              <dt>{messages.mine}</dt>
              <dd>{isPlainSettingKey(key) ? valueText(key, form.values[key]) : messages.newToken}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function valueText(key: SettingKey, value: string): string {
  if (settingRule(key).type === 'boolean') return value === 'true' ? messages.on : messages.off
  return value || messages.empty
}
